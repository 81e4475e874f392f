import { useIslet } from "#runtime/island-context.ts";

/** The cross that closes a popup. */
export function CloseButton({ onPress }: { readonly onPress: () => void }) {
  const { page } = useIslet();
  return (
    <button
      type="button"
      className="islet-popup__close"
      aria-label={page.text("close", "Close")}
      onClick={onPress}
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
        <path d="m2 2 12 12M14 2 2 14" />
      </svg>
    </button>
  );
}
