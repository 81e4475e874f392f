import { isRecord } from "#runtime/parse-json.ts";
import type { EditorWidget } from "../../../controls/editor-widget.ts";
import { isMet } from "../../../controls/is-met.ts";
import { settingsFor } from "../settings-for.ts";
import { useEffect, useState } from "./wp.ts";
import type { Attributes } from "./wp-blocks.ts";

/** The list of a widget whose rows may be the site's. */
export const siteList = ({ controls }: EditorWidget) => controls.find(({ from }) => from);

/** What chooses something of the site, as the server reads it; "" where an editor writes the rows. */
export function askedFor(widget: EditorWidget, attributes: Attributes): string {
  if (widget.shop) return JSON.stringify(settingsFor(widget, attributes));
  const list = siteList(widget);
  const values = Object.fromEntries(
    widget.controls.map(({ key, name, default: preset }) => [key, attributes[name] ?? preset]),
  );
  if (!list || isMet(list.when, values)) return "";
  const choosing = widget.controls.filter(({ chooses }) => chooses);
  return JSON.stringify(settingsFor({ controls: choosing }, attributes));
}

/** What the server prints of the site, by the names of the template: rows, links to further pages; or `html` of a shop. */
export type SiteContent = Readonly<Record<string, unknown>>;

/** What a block shows of the site; `written` where an editor writes the rows. */
export type SiteAnswer = "written" | "waiting" | SiteContent;

/** Whether there is nothing to show. */
export function isEmpty(widget: EditorWidget, content: SiteContent): boolean {
  if (widget.shop) return !content["html"];
  const rows = content[siteList(widget)?.key ?? ""];
  return !Array.isArray(rows) || rows.length === 0;
}

/** What of the site a block's settings choose, from the server. */
export function useSiteContent(widget: EditorWidget, attributes: Attributes): SiteAnswer {
  const asked = askedFor(widget, attributes);
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly content: SiteContent }>();
  useEffect(() => {
    if (!asked) return undefined;
    let isWanted = true;
    const path = `/islet/v1/rows?widget=${widget.name}&settings=${encodeURIComponent(asked)}`;
    const take = (content: unknown) => {
      if (isWanted) setAnswer({ asked, content: isRecord(content) ? content : {} });
    };
    window.wp.apiFetch({ path }).then(take, () => take({}));
    return () => {
      isWanted = false;
    };
  }, [asked, widget.name]);
  if (!asked) return "written";
  return answer?.asked === asked ? answer.content : "waiting";
}
