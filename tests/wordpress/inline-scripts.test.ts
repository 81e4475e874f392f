import { describe, expect, it } from "vitest";
import { hasPhp } from "./php.ts";
import { settingsAnswer } from "./settings-answer.ts";

const TAGS = `<script src="/jquery.js" id="jquery-core-js"></script>
<script src="/migrate.js" id="jquery-migrate-js"></script>
`;
const PLACE = '<script type="application/json" id="islet-jquery">{}</script>\n';
const BEFORE = "<script>var head = 1 < 2;</script>\n";
const AFTER = '<script src="/theme.js" id="theme-js"></script>\n</head><body>\n';

/** What becomes of a page that has lost jQuery, with this in its body. */
const finished = (body: string, jobs: readonly string[] = [], place = PLACE) =>
  settingsAnswer("page", BEFORE + place + AFTER + body, {
    tags: TAGS,
    option: { presets: ["pojo"], jobs },
  });
const withJQuery = (body: string) => BEFORE + TAGS + AFTER + body;
const without = (body: string) => BEFORE + AFTER + body;

describe.runIf(hasPhp)("a page that has lost jQuery", () => {
  it.each([
    '<script>jQuery(function ($) { $(".menu").slideDown(); });</script>',
    '<script type="text/javascript">\nif (1 < 2) window.jQuery(document).ready(run);\n</script>',
    "<SCRIPT type=module>jQuery.noop()</SCRIPT >",
    '<script type="rocketlazyloadscript" data-rocket-type="text/javascript">jQuery(run)</script>',
    '<script type="text/plain" data-cookieconsent="marketing">jQuery(run)</script>',
    '<script data-type="html">jQuery(run)</script>',
    `<a href="#" onclick="jQuery('#more').show()">More</a>`,
    `<a href='javascript:jQuery("#more").show()'>More</a>`,
  ])("gets it back in its place for %s", (body) => {
    expect(finished(body)).toBe(withJQuery(body));
  });

  it.each([
    "<p>We love jQuery( and $( in words.</p>",
    '<script>var $ = document.querySelector.bind(document); $("a");</script>',
    '<script type="application/ld+json">{"name":"jQuery(course)"}</script>',
    '<script type="text/template"><b>jQuery(x)</b></script>',
    '<script src="/own.js">jQuery(x)</script>',
    '<script>run("<b>");</script><a href="/jQuery(">x</a>',
    "<script>jQueryish(); myjQuery();</script>",
  ])("does without for %s", (body) => {
    expect(finished(body)).toBe(without(body));
  });

  it("has it once, where a script that was enqueued late has brought it too", () => {
    const snippet = "<script>jQuery(run);</script>";
    expect(finished(`${snippet}${TAGS}<p>End</p>`)).toBe(withJQuery(`${snippet}<p>End</p>`));
    expect(finished(`${TAGS}<p>End</p>`)).toBe(without(`${TAGS}<p>End</p>`));
  });

  it("gets it where an optimiser has written the place anew, and stays as it is where the place is gone", () => {
    const body = "<script>jQuery(run);</script>";
    const rewritten = "<script id=islet-jquery type=application/json>{}</script>";
    expect(finished(body, [], rewritten)).toBe(withJQuery(body));
    expect(finished(body, [], "")).toBe(without(body));
  });

  it.each([
    `jQuery(function($){$("div.pojo-slideshow-56").bxSlider({"pause":4000});});`,
    `jQuery(function(){MasterSliderIntegration.createSlider({"id":"pojo-gallery-7"});});`,
  ])("does not run the snippet of a job that Islet does, whose settings stay readable: %s", (code) => {
    const snippet = `<script type="text/javascript" id="a">${code}</script><div class="pojo-slideshow-56"></div>`;
    expect(finished(snippet)).toBe(withJQuery(snippet));
    expect(finished(snippet, ["pojo-theme"])).toBe(
      without(`<script type="text/plain" id="a">${code}</script><div class="pojo-slideshow-56"></div>`),
    );
    const own = '<script>jQuery(".own").bxSlider();</script>';
    expect(finished(own, ["pojo-theme"])).toBe(withJQuery(own));
  });

  it("with a script of a megabyte is looked through as a whole", () => {
    const long = `<script>var data = "${"<b>x</b>".repeat(130_000)}"; jQuery(data);</script>`;
    expect(finished(long)).toBe(withJQuery(long));
  });
});
