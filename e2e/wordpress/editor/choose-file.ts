import { expect, type Page } from "@playwright/test";
import type { EditorWidget } from "#outputs/controls/editor-widget.ts";
import { canvasOf, openSection } from "./block-editor.ts";

/** Gives a new block the file for which it asks. */
export async function chooseFile(page: Page, { controls, groups }: EditorWidget): Promise<void> {
  const control = controls.find(({ file }) => file);
  if (!control) return;
  await expect(canvasOf(page).locator(".components-placeholder").last()).toBeVisible();
  const section = await openSection(page, groups.find(({ id }) => id === control.group)?.title ?? "");
  await section.getByLabel(control.title, { exact: true }).fill("/elsewhere/");
}
