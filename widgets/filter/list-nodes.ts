/** The nodes of a list, and of what stands after it: what loads more of it, or what says that nothing was found. */
export interface ListNodes {
  readonly items: readonly Node[];
  readonly followers: readonly Node[];
}
