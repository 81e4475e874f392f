import { describe, expect, it, vi } from "vitest";
import { BUILDER, form, open } from "#tests/support/form-page.ts";
import { startOnPage } from "#tests/support/mount.ts";

vi.mock("#content/form/post-form.ts", () => ({ postForm: vi.fn() }));

describe("what is filled in and not sent", () => {
  const html = `<form ${BUILDER}><input name="form_fields[name]" value="Printed"><input type="password" name="p"><input type="hidden" name="h" value="1"><textarea name="m"></textarea><input type="checkbox" name="c"><select name="s"><option>a</option><option>b</option></select><button>Send</button></form>`;
  const named = (name: string) => form().querySelector(`[name="${name}"]`) as HTMLInputElement;
  const values = () => ["form_fields[name]", "p", "m", "s"].map((name) => named(name).value);

  async function fillInAndLeave() {
    const page = await open(html);
    named("form_fields[name]").value = "Ada";
    named("p").value = "secret";
    named("m").value = "Hello";
    named("c").checked = true;
    named("s").value = "b";
    window.dispatchEvent(new Event("pagehide"));
    page.stop();
    return page;
  }

  it("comes back after a reload, without passwords; nothing that is there is overwritten", async () => {
    await fillInAndLeave();
    const { stop } = await open(html);
    expect([...values(), named("c").checked]).toEqual(["Ada", "", "Hello", "b", true]);
    expect(JSON.stringify(sessionStorage)).not.toContain("secret");
    stop();
    document.body.innerHTML = html;
    named("m").value = "Other";
    await startOnPage();
    expect(named("form_fields[name]").value).toBe("Ada");
    expect(named("m").value).toBe("Other");
  });

  it.each([
    ["a password", 'type="password"', "hunter2"],
    ["a password that a button shows as text", 'type="password" data-shown', "hunter2"],
    ["a password that is printed as text", 'autocomplete="section-a new-password"', "hunter2"],
    ["a card's number", 'autocomplete="billing cc-number"', "4111 1111 1111 1111"],
    ["a card's number in an ordinary field", "", "4111-1111.1111 1111"],
    ["a code that was sent to a phone", 'autocomplete="one-time-code"', "987654"],
    ["a hidden field", 'type="hidden"', "token"],
  ])("%s is never kept", async (_, attributes, value) => {
    const page = await open(`<form ${BUILDER}><input name="x" ${attributes}><input name="y"></form>`);
    if (named("x").dataset["shown"] !== undefined) named("x").type = "text";
    named("x").value = value;
    named("y").value = "0049 421 1234567 0";
    window.dispatchEvent(new Event("pagehide"));
    page.stop();
    const kept = JSON.stringify(sessionStorage);
    expect(kept).toContain("0049 421 1234567 0");
    expect(kept).not.toContain(value);
  });

  it("is forgotten after a day", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-15T10:00:00Z") });
    await fillInAndLeave();
    vi.setSystemTime(new Date("2026-06-16T09:59:59Z"));
    const { stop } = await open(html);
    expect(values()).toEqual(["Ada", "", "Hello", "b"]);
    stop();
    vi.setSystemTime(new Date("2026-06-16T10:00:00Z"));
    await open(html);
    expect(values()).toEqual(["Printed", "", "", "a"]);
    expect(sessionStorage.length).toBe(0);
  });

  it("is forgotten once it is sent", async () => {
    await fillInAndLeave();
    const { send, stop } = await open(html);
    await send();
    window.dispatchEvent(new Event("pagehide"));
    stop();
    await open(html);
    expect(values()).toEqual(["Printed", "", "", "a"]);
    expect(sessionStorage.length).toBe(0);
  });

  it("another form at the same place gets none of it, and broken storage is no draft", async () => {
    await fillInAndLeave();
    const { stop } = await open(html.replace('name="m"', 'name="other"').replace("form_fields[name]", "x"));
    expect([named("x").value, named("other").value]).toEqual(["Printed", ""]);
    stop();
    const broken = { "form 0": [[0], ["0", "m", "x"], [1e9, "m", "x"], null], "kept at": Date.now() };
    for (const text of ["{", "[]", "null", '{"form 0":[[2,"m","x"]]}', JSON.stringify(broken)]) {
      sessionStorage.setItem("islet_form_drafts:/", text);
      const page = await open(html);
      expect(values()).toEqual(["Printed", "", "", "a"]);
      expect(page.problems).toEqual([]);
      page.stop();
    }
  });
});
