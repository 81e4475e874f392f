import { useMemo } from "react";
import { useIslet } from "#runtime/island-context.ts";
import type { IslandProps } from "#runtime/widget.ts";
import { announcement, isSilent } from "./announcement.ts";
import { dueDate } from "./due-date.ts";
import type { NativeParts } from "./native-parts.ts";
import { labelReader } from "./plural-label.ts";
import { remaining, UNITS, type Unit } from "./remaining.ts";
import type { Settings } from "./settings.ts";
import { useExpire } from "./use-expire.ts";
import { useNativeParts } from "./use-native-parts.ts";
import { useNow } from "./use-now.ts";

const labelsOf = (settings: Settings): Readonly<Record<Unit, string>> => ({
  days: settings.labelDays,
  hours: settings.labelHours,
  minutes: settings.labelMinutes,
  seconds: settings.labelSeconds,
});

function shownUnits({ showDays, showHours, showMinutes, showSeconds }: Settings): readonly Unit[] {
  const isShown = { days: showDays, hours: showHours, minutes: showMinutes, seconds: showSeconds };
  return UNITS.filter((unit) => isShown[unit]);
}

const twoDigits = (amount: number | undefined) => String(amount).padStart(2, "0");

/** Counts down to a moment, by the second: in its own boxes, or in the printed ones. */
export function Countdown({ settings, content: native }: IslandProps<Settings, NativeParts | undefined>) {
  const { host, page, renderedAt } = useIslet();
  // What a server has printed was drawn without the document.
  const language = page.locale || (renderedAt === undefined ? document.documentElement.lang : "en");
  const read = useMemo(() => labelReader(language), [language]);
  const key = settings.id || host.id || host.dataset["id"] || `countdown-${settings.evergreenInterval}`;
  const due = useMemo(() => dueDate(settings, key, page.timezone), [settings, key, page.timezone]);
  const now = useNow(due);
  const expired = useExpire(now >= due, settings);
  const units = shownUnits(settings);
  const labels = labelsOf(settings);
  const labelOf = (unit: Unit, amount: number) => read(labels[unit], amount);
  const leftMs = due - now;
  const parts = remaining(leftMs, units);
  useNativeParts(native, new Map([...parts].map(([unit, amount]) => [unit, twoDigits(amount)])), expired);
  return (
    <div className="islet-countdown">
      {!expired.isHidden && !native && (
        <div className="islet-countdown__items" role="timer">
          {units.map((unit) => (
            <span key={unit} className="islet-countdown__item">
              <span className={`islet-countdown__digits islet-countdown__${unit}`} translate="no">
                {twoDigits(parts.get(unit))}
              </span>{" "}
              <span className={settings.showLabels ? "islet-countdown__label" : "islet-visually-hidden"}>
                {labelOf(unit, parts.get(unit) ?? 0)}
              </span>{" "}
            </span>
          ))}
        </div>
      )}
      {/* The same status from start to end: some screen readers ignore the text of a new one. */}
      <p
        className={expired.message && !native ? "islet-countdown__message" : "islet-visually-hidden"}
        role="status"
      >
        {expired.message || (isSilent(leftMs) ? null : announcement(parts, labelOf))}
      </p>
    </div>
  );
}
