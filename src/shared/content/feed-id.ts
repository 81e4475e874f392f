/** Whether a text may be sent as the id of a feed, such as `*1` or `sbi_17841400000000000#20`. */
export const isFeedId = (text: string): boolean => /^[\w~*:.#-]{1,100}$/.test(text);
