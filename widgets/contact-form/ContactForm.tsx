import { useEffect, useLayoutEffect, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import { ServerContent } from "#runtime/server-content.tsx";
import type { IslandProps } from "#runtime/widget.ts";
import { type FormOnPage, runForm, showStarted } from "./page/form-on-page.ts";
import { mayHaveSteps, REVIEW } from "./page/stops.ts";
import type { Review } from "./Review.tsx";
import type { PrintedForm } from "./read-printed.ts";
import { StepButtons } from "./StepButtons.tsx";
import { StepProgress } from "./StepProgress.tsx";
import type { Settings } from "./settings.ts";

/** Runs a form, and draws anew whenever its visitor is at another step. */
function useForm(content: PrintedForm, settings: Settings): FormOnPage | undefined {
  const context = useIslet();
  const [form, setForm] = useState<FormOnPage>();
  const [, draw] = useState({});
  // What is kept is settled when the form starts.
  const [first] = useState(settings);
  useLayoutEffect(() => content.restoreFocus(), [content]);
  useEffect(() => {
    context.guard(async () => setForm(await runForm(content, first, context)));
  }, [content, context, first]);
  useEffect(() => form?.steps.subscribe(() => draw({})), [form]);
  return form;
}

/** The code that draws a review. */
interface ReviewCode {
  readonly Review: typeof Review;
}

/** Loads what draws the review of a form that has one. */
function useReview(form: FormOnPage | undefined, hasReview: boolean): ReviewCode | undefined {
  const { guard, load } = useIslet();
  const [code, setCode] = useState<ReviewCode>();
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    if (!hasReview || code || isMissing) return;
    guard(async () => {
      try {
        setCode(await load(() => import("./Review.tsx")));
      } catch (problem) {
        setIsMissing(true);
        throw problem;
      }
    });
  }, [hasReview, code, isMissing, guard, load]);
  useEffect(() => form?.steps.setReview(hasReview && !isMissing), [form, hasReview, isMissing]);
  return code;
}

/**
 * Runs the form that the server has printed, in its place: its fields stay, with what is typed and chosen in them. What is
 * around them, steps and a review, is drawn.
 */
export function ContactForm({ settings, content }: IslandProps<Settings, PrintedForm>) {
  const form = useForm(content, settings);
  const code = useReview(form, settings.review);
  const { stops, current } = form?.steps.state() ?? { stops: [], current: 0 };
  const areSeveral = form?.steps.areSeveral() ?? mayHaveSteps(content.rows, settings.review);
  // What is drawn takes the room that was kept for it.
  useLayoutEffect(() => form && showStarted(form, areSeveral), [form, areSeveral]);
  return (
    <div className="islet-contact-form-frame">
      {areSeveral && settings.stepsProgress && (
        <StepProgress key="progress" stops={stops} current={current} />
      )}
      <ServerContent key="form" />
      {form && code && stops[current]?.key === REVIEW && <code.Review key="review" {...form} />}
      {form && areSeveral && <StepButtons key="buttons" {...form} />}
    </div>
  );
}
