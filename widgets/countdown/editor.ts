import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Countdown",
  about: "Counts down to a date, or for each visitor from the first visit.",
  icon: "clock",
  keywords: ["countdown", "timer", "sale", "deadline", "date"],
  category: "effects",
  place: "element",
  content: "printed",
  initial: { endDate: { inDays: 7 } },
  variations: [
    {
      name: "evergreen",
      title: "Countdown for each visitor",
      about: "Gives each visitor an hour from the first visit.",
      icon: "hourglass",
      keywords: ["evergreen", "urgency"],
      initial: { evergreenInterval: 3_600 },
    },
    {
      name: "message",
      title: "Countdown with a last word",
      about: "Counts down to a date, then says that it is over.",
      keywords: ["sale", "deadline", "expired"],
      initial: { endDate: { inDays: 7 }, expireActions: [{ type: "message" }], expireMessage: "It is over." },
    },
  ],
  groups: { end: "End", units: "Units", labels: "Labels", after: "After the end" },
  settings: {
    endDate: {
      title: "Ends on",
      about: "Date and time of the end, in the time zone of the site.",
      group: "end",
      when: { evergreenInterval: 0 },
    },
    evergreenInterval: {
      title: "Time for each visitor",
      about: "Time that each visitor gets from the first visit, in place of a date; 0 is off.",
      group: "end",
      step: 60,
    },
    id: {
      title: "Shared name",
      about:
        "Countdowns that share a name end together for a visitor. Default: the element's id, else the time for each visitor.",
      group: "end",
      name: "shared_name",
      readBy: "code",
      when: { evergreenInterval: { not: 0 } },
    },
    showDays: {
      title: "Days",
      about: "Show the days; a unit that is not shown is counted in the next smaller one.",
      group: "units",
    },
    showHours: { title: "Hours", about: "Show the hours.", group: "units" },
    showMinutes: { title: "Minutes", about: "Show the minutes.", group: "units" },
    showSeconds: { title: "Seconds", about: "Show the seconds.", group: "units" },
    showLabels: { title: "Show labels", about: "Show a label below each number.", group: "labels" },
    labelDays: {
      title: "Days",
      about: "One text, or a form for each plural of the page's language, such as Day|Days.",
      group: "labels",
      readBy: "visitors",
      when: { showDays: true },
    },
    labelHours: {
      title: "Hours",
      about: "One text, or a form for each plural, such as Hour|Hours.",
      group: "labels",
      readBy: "visitors",
      when: { showHours: true },
    },
    labelMinutes: {
      title: "Minutes",
      about: "One text, or a form for each plural, such as Minute|Minutes.",
      group: "labels",
      readBy: "visitors",
      when: { showMinutes: true },
    },
    labelSeconds: {
      title: "Seconds",
      about: "One text, or a form for each plural, such as Second|Seconds.",
      group: "labels",
      readBy: "visitors",
      when: { showSeconds: true },
    },
    expireActions: {
      title: "Actions",
      about: "What happens at the end, in this order.",
      group: "after",
      itemTitle: "type",
      item: {
        type: {
          title: "Action",
          about: "What is done at the end.",
          labels: { hide: "Hide the countdown", redirect: "Open another page", message: "Show the message" },
        },
        redirectUrl: {
          title: "Address",
          about: "The page that opens: one of this site, or of a host that the site allows.",
          when: { type: "redirect" },
        },
      },
    },
    expireMessage: {
      title: "Message",
      about: "Text that stands in place of the numbers at the end, if an action shows it.",
      group: "after",
      readBy: "visitors",
    },
  },
};
