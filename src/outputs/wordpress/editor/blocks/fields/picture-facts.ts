import { isRecord } from "#runtime/parse-json.ts";
import type { EditorControl } from "../../../../controls/editor-widget.ts";
import type { Values } from "../field-props.ts";
import type { MediaFile } from "../wp-media.ts";

/** What the media library knows of a picture and settings beside the picture hold, by their keys. */
const FACTS = ["alt", "width", "height"] as const;

/** A file as a setting holds it: the page gets the address, the editor knows it again by its id. */
export const fileValue = ({ id, url }: MediaFile) => ({ id, url });

/** The address of a file that a setting holds. */
export function addressOf(value: unknown): string {
  const url = isRecord(value) ? value["url"] : value;
  return typeof url === "string" ? url : "";
}

/** The values that a chosen picture gives to its setting, and to those beside it that are about the picture. */
export function pictureFacts(
  control: EditorControl,
  chosen: MediaFile,
  beside: readonly EditorControl[] = [],
): Values {
  const facts = FACTS.flatMap((key) => {
    const setting = beside.find((other) => other.key === key);
    // An alternative text that was typed for another picture would be wrong.
    return setting ? [[setting.name, chosen[key] || undefined] as const] : [];
  });
  return { ...Object.fromEntries(facts), [control.name]: fileValue(chosen) };
}
