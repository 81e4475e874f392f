/**
 * A sentence that says why nothing of the build arrives. The sentences stand in the entry: the file with all others is one of those.
 * @param base address of the folder below `chunks/`
 * @param files the names of all files; the library's lies in `chunks/`, in most other versions, too
 * @param configured `public_path` of the page configuration
 */
export async function whyMissing(base: string, files: string, configured: unknown): Promise<string> {
  const arrives = (file: string, init?: RequestInit) =>
    fetch(base + file, init).then(
      // Nothing else can be known of a host that does not share its files.
      ({ ok, status }) => ok || !status,
      () => null,
    );
  const [library] = /\.\.\S+/.exec(files) ?? "";
  const folder = await arrives("", { mode: "no-cors" });
  const cause = (await arrives("sentences.js"))
    ? "does not run"
    : folder === null
      ? "does not answer"
      : folder && !(await arrives("../../islet.js"))
        ? "needs Access-Control-Allow-Origin: *"
        : (await arrives(`${library}.js`))
          ? "is missing: chunks/ is of another version"
          : configured
            ? "is missing: correct public_path"
            : "is missing: copy all of dist/";
  return `[islet] ${base} ${cause}`;
}
