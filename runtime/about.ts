/** What each setting is for, in words for an editor. Read by the manifest and the demo, never sent to a visitor. */
export type About<Settings> = { readonly [Name in keyof Settings]-?: string };
