/** A value as its author wrote it, cut to 60 characters. */
export function shown(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {}
  const plain = text ?? String(value);
  return plain.length > 60 ? `${plain.slice(0, 57)}…` : plain;
}
