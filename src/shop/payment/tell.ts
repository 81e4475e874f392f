import { queryAll, query } from "#dom/query.ts";

/** Not one of the shop's classes: its notices are gathered elsewhere on the page. */
const OWN = "islet-payment-problem";

/** Takes away what an earlier try has told. */
export function clearProblems(form: Element): void {
  for (const earlier of queryAll(form, `.${OWN}`)) earlier.remove();
}

/** Tells the visitor below the button that was pressed; the next press takes it away. */
export function tell(
  {
    form,
    context: { signal },
  }: { readonly form: Element; readonly context: { readonly signal: AbortSignal } },
  text: string,
): void {
  clearProblems(form);
  const alert = document.createElement("p");
  alert.className = OWN;
  alert.setAttribute("role", "alert");
  alert.textContent = text;
  // Not inside the ways to pay: new totals replace them.
  const payment = query(form, "#payment");
  if (payment) payment.after(alert);
  else form.append(alert);
  alert.scrollIntoView({ block: "nearest" });
  signal.addEventListener("abort", () => alert.remove());
}
