/**
 * Where each network takes what visitors share. A value of the query that names a part of it stands for that part; any
 * other value stands as it is.
 */
export const NETWORKS = {
  facebook: "https://www.facebook.com/sharer.php?u=url",
  twitter: "https://twitter.com/intent/tweet?text=post",
  "x-twitter": "https://x.com/intent/tweet?text=post",
  threads: "https://www.threads.net/intent/post?text=post",
  linkedin: "https://www.linkedin.com/shareArticle?mini=true&url=url&title=title&summary=text&source=url",
  pinterest: "https://www.pinterest.com/pin/create/button/?url=url&media=image",
  reddit: "https://www.reddit.com/submit?url=url&title=title",
  vk: "https://vkontakte.ru/share.php?url=url&title=title&description=text&image=image",
  odnoklassniki: "https://connect.ok.ru/offer?url=url&title=title&imageUrl=image",
  tumblr: "https://www.tumblr.com/share/link?url=url",
  digg: "https://digg.com/submit?url=url",
  skype: "https://web.skype.com/share?url=url",
  stumbleupon: "https://www.stumbleupon.com/submit?url=url",
  telegram: "https://telegram.me/share/url?url=url&text=message",
  pocket: "https://getpocket.com/edit?url=url",
  xing: "https://www.xing.com/spi/shares/new?url=url",
  whatsapp: "https://api.whatsapp.com/send?text=note",
  email: "mailto:?subject=title&body=letter",
} as const satisfies Readonly<Record<string, string>>;

/** What visitors share; parts may be empty, but not the address. */
export interface Shared {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly image: string;
}

const joined = (separator: string, ...parts: readonly string[]) => parts.filter(Boolean).join(separator);

/** Parts by the names that the networks' addresses know them by. */
function partsOf(shared: Shared): Readonly<Record<string, string>> {
  const { url, title, text } = shared;
  const message = text || title;
  return {
    ...shared,
    message,
    post: joined(" ", message, url),
    note: joined("\n", title && `*${title}*`, text, url),
    letter: joined("\r\n", text, url),
  };
}

/** The address at which a network takes what is shared; `undefined` for a network that has none. */
export function shareAddress(network: string, shared: Shared): string | undefined {
  if (!Object.hasOwn(NETWORKS, network)) return undefined;
  const [address = "", fields] = NETWORKS[network as keyof typeof NETWORKS].split("?");
  const parts = partsOf(shared);
  const query = new URLSearchParams();
  for (const [name, field] of new URLSearchParams(fields)) {
    const value = parts[field] ?? field;
    if (value) query.set(name, value);
  }
  // Mail programs read "+" as itself.
  return `${address}?${query.toString().replaceAll("+", "%20")}`;
}
