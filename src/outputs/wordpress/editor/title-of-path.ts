import { DEVICE_MODES } from "#runtime/page.ts";
import type { EditorControl } from "../../controls/editor-widget.ts";

/** Whether a setting of this key belongs to the control: its own, or that of a device mode. */
export const isSpelled = ({ key, responsive }: EditorControl, field: string): boolean =>
  field === key || Boolean(responsive && DEVICE_MODES.some((mode) => field === `${key}_${mode}`));

/**
 * What the panel calls a setting: `Ends on` for `end_date`, `Actions 2: Address` for `expire_actions[1].redirect_url`;
 * `undefined` where the panel has none.
 */
export function titleOfPath(controls: readonly EditorControl[], path: string): string | undefined {
  const [field = "", ...inner] = path.split(".");
  const [key = "", index] = field.split(/[[\]]/);
  const control = controls.find((known) => isSpelled(known, key));
  if (!control) return undefined;
  const own = index === undefined ? control.title : `${control.title} ${Number(index) + 1}`;
  const title = inner.length > 0 ? titleOfPath(control.fields ?? [], inner.join(".")) : undefined;
  return title ? `${own}: ${title}` : own;
}
