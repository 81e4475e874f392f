import { describe, expect, it, vi } from "vitest";
import { BUILDER, descriptionOf, message, open, postForm } from "#tests/support/form-page.ts";
import { startOnPage } from "#tests/support/mount.ts";

vi.mock("#content/form/post-form.ts", () => ({ postForm: vi.fn() }));

describe("form.9 files", () => {
  const html = `<form ${BUILDER}><p class="islet-form-field"><label for="cv">CV</label><input id="cv" type="file" multiple name="form_fields[cv]" accept=".pdf,image/*" data-maxsize="1" data-maxsize-message="At most 1 MB."></p><button>Send</button></form>`;
  const input = () => document.querySelector("#cv") as HTMLInputElement;
  const file = (bytes: number, name = "cv.pdf", type = "application/pdf") =>
    new File([new Uint8Array(bytes)], name, { type });

  /** Chooses files, as far as the stand-in for a browser knows. */
  function choose(...files: File[]) {
    Object.defineProperty(input(), "files", { value: files, configurable: true });
    input().dispatchEvent(new Event("change", { bubbles: true }));
  }

  it.each([
    ["1 MB", [file(1024 * 1024)], undefined],
    ["a byte more", [file(1024 * 1024 + 1)], "At most 1 MB."],
    ["one of two too large", [file(1), file(1024 * 1024 + 1)], "At most 1 MB."],
    ["another type", [file(1, "cv.php", "text/php")], "This file type is not allowed."],
    ["a picture", [file(1, "me.webp", "image/webp")], undefined],
    ["an ending in capitals", [file(1, "CV.PDF")], undefined],
  ] as const)("form.9 %s", async (_, files, text) => {
    await open(html);
    choose(...files);
    expect(descriptionOf(input())).toBe(text);
    expect(input().getAttribute("aria-invalid")).toBe(text ? "true" : null);
  });

  it.each([
    ["jpg, pdf", "photo.jpg", "image/jpeg", undefined],
    ["jpg, .pdf", "photo.jpg", "image/jpeg", "This file type is not allowed."],
    ["jpg, .pdf", "cv.pdf", "application/pdf", undefined],
  ])(
    "form.9 of the types '%s', those that are written as none do not count: %s",
    async (accept, name, type, text) => {
      await open(html.replace(".pdf,image/*", accept));
      choose(file(1, name, type));
      expect(descriptionOf(input())).toBe(text);
    },
  );

  it.each(["simple", "themed"])(
    "form.8 form.9 of files in a %s form the size alone is checked, not the type",
    async (kind) => {
      const { send } = await open(html.replace('"builder"', `"${kind}"`));
      choose(file(1024 * 1024 + 1, "cv.php", "text/php"));
      await send();
      expect(descriptionOf(input())).toBe("At most 1 MB.");
      expect(postForm).not.toHaveBeenCalled();
      choose(file(1, "cv.php", "text/php"));
      expect(input().getAttribute("aria-invalid")).toBeNull();
      await send();
      expect(postForm).toHaveBeenCalledOnce();
    },
  );

  it("form.9 a file that was chosen before the code came is told, too", async () => {
    document.body.innerHTML = html;
    choose(file(2_000_000));
    const { settled } = await startOnPage();
    await settled();
    expect(descriptionOf(input())).toBe("At most 1 MB.");
  });

  it("form.9 a file that is too large is told once, is not sent, and another one is", async () => {
    const { send } = await open(html);
    choose(file(2_000_000));
    choose(file(2_000_000));
    expect(document.querySelectorAll(".islet-form-error")).toHaveLength(1);
    await send();
    expect(postForm).not.toHaveBeenCalled();
    expect(message().textContent).toBe("Please check the files.CV: At most 1 MB.");
    choose(file(2_000));
    expect(document.querySelectorAll(".islet-form-error")).toHaveLength(0);
    await send();
    expect(postForm).toHaveBeenCalledOnce();
  });

  it("files on their way have a bar, and a button that stops them", async () => {
    const { send, settled } = await open(html);
    choose(file(10));
    postForm.mockImplementationOnce(
      ({ signal }) =>
        new Promise((resolve) => {
          signal.addEventListener("abort", () => resolve({ ok: false, reason: "aborted" }));
        }),
    );
    await send();
    postForm.mock.lastCall?.[0].onProgress?.(0.5);
    const bar = document.querySelector("progress") as HTMLProgressElement;
    expect(bar.value).toBe(0.5);
    const cancel = [...document.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "Cancel",
    );
    cancel?.click();
    await settled();
    expect(document.querySelector("progress")).toBeNull();
    expect(message().textContent).toBe("The form was not sent.");
    expect(input().files).toHaveLength(1);
  });
});
