import { expect, it, vi } from "vitest";
import { tellRefused } from "./tell-refused.ts";

const events = "wc_fragments_refreshed";

it("a fragment that is not shown on purpose is told once, with what to do instead; others are not", () => {
  document.body.innerHTML =
    '<p class="count"></p><input type="hidden" id="total"><script type="application/json" id="data"></script>';
  const warn = vi.fn();
  const fragments = {
    ".count": "<p>1</p>",
    ".nowhere": "<p>1</p>",
    "[": "<p>1</p>",
    "#total": '<input type="hidden" id="total" value="9">',
    "#data": "{}",
    ".box": "<div>1<script>theme()</script></div>",
  };
  tellRefused(fragments, { warn, events });
  tellRefused(fragments, { warn, events });
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    expect.stringMatching(/"#total".*hidden field.*data attribute.*listen to wc_fragments_refreshed/),
    expect.stringMatching(/"#data".*a script, a style/),
    expect.stringMatching(/"\.box" holds a script, which is not run\. Let a script of the page listen/),
  ]);
});
