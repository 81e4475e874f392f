/**
 * An error for `enhance`, `content` or a component: the page or the settings lack what the widget cannot do without. It is
 * told as one sentence, without a stack, and the server's markup stays.
 * @param requirement a sentence without its end, such as `its element must hold a form`; it names settings as
 *   `settings.end_date`, for panels that show it beside the field
 */
export const missing = (requirement: string): Error =>
  // problems/sentences.ts knows it by its name.
  Object.assign(new Error(requirement), { name: "MissingRequirement" });
