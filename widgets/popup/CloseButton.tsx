import { useIslet } from "#runtime/island-context.ts";
import { Cross } from "#ui/Cross.tsx";

interface CloseButtonProps {
  /** Class names that the page's own rules style and show; `undefined` for Islet's look. */
  readonly native: readonly string[] | undefined;
  readonly onPress: () => void;
}

/** The cross that closes a popup. */
export function CloseButton({ native, onPress }: CloseButtonProps) {
  const { page } = useIslet();
  const label = page.text("close", "Close");
  if (native) return <NativeCloseButton classes={native} label={label} onPress={onPress} />;
  return (
    <button type="button" className="islet-button islet-popup__close" aria-label={label} onClick={onPress}>
      <Cross />
    </button>
  );
}

interface NativeCloseButtonProps {
  readonly classes: readonly string[];
  readonly label: string;
  readonly onPress: () => void;
}

/** No `button`: themes style that element, and the page's rules for this one expect no such style. */
const NativeCloseButton = ({ classes, label, onPress }: NativeCloseButtonProps) => (
  <div
    className={["islet-native-popup__close", ...classes].join(" ")}
    role="button"
    tabIndex={0}
    aria-label={label}
    onClick={onPress}
    onKeyDown={(event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onPress();
    }}
  >
    <svg aria-hidden="true" viewBox="0 0 16 16">
      <path d="m3.1 2.1 4.9 4.9 4.9-4.9 1 1L9 8l4.9 4.9-1 1L8 9l-4.9 4.9-1-1L7 8 2.1 3.1z" />
    </svg>
  </div>
);
