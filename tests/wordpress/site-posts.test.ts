import { describe, expect, it } from "vitest";
import { callPhp, hasPhp } from "./php.ts";
import { placedWidgets } from "./placed-widgets.ts";

interface Answer {
  readonly content: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> | null;
  readonly asked: readonly Readonly<Record<string, unknown>>[];
  readonly html: string;
}

/** What the plugin prints of the posts that settings choose; the site: site-posts.php. */
function siteOf(widget: string, given: object, query: object = {}): Answer {
  const [answer = ""] = callPhp(placedWidgets, [["site", widget, given, query]]);
  return JSON.parse(answer) as Answer;
}

const elementIn = (html: string) => {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
};
const titlesIn = ({ html }: Answer) =>
  [...elementIn(html).querySelectorAll("h3")].map((title) => title.textContent);
const choicesOf = (from: string) => {
  const [answer = ""] = callPhp(placedWidgets, [["choices", from]]);
  return (JSON.parse(answer) as { value: string; label: string }[]).map(({ value, label }) => [value, label]);
};

describe.runIf(hasPhp)("posts of the site in a list", () => {
  it("are published ones, newest first, with titles as text; one with a password shows neither words nor picture", () => {
    const answer = siteOf("posts", { post_type: "post" });
    expect(titlesIn(answer)).toEqual([
      "Moths",
      "Protected: Vault",
      "Looms",
      "Darning & morealert(1)",
      "(no title)",
    ]);
    expect(answer.html).not.toMatch(/secret words|<script|<b>/);
    const [, vault, , darning] = elementIn(answer.html).querySelectorAll("article");
    expect(vault?.querySelector("img, .islet-posts-text")).toBeNull();
    expect(darning?.querySelector("img")?.outerHTML).toBe(
      '<img src="/uploads/darning-768x512.jpg" alt="" width="768" height="512" loading="lazy" class="wp-image-40">',
    );
    expect(elementIn(answer.html).querySelector("[data-settings]")).toBeNull();
  });

  it.each([
    [{ order: "oldest" }, ["(no title)", "Darning & morealert(1)", "Looms", "Protected: Vault", "Moths"]],
    [{ order: "title", number: 2 }, ["(no title)", "Darning & morealert(1)"]],
    [{ terms: ["category:people"] }, ["Protected: Vault", "Looms"]],
    [{ terms: ["category:care", "internal:care"], number: "1" }, ["Moths"]],
  ])("are in the order, number and terms that are chosen: %j", (chosen, titles) => {
    expect(titlesIn(siteOf("posts", { post_type: "post", ...chosen }))).toEqual(titles);
  });

  it.each([
    [{ post_type: "internal_note" }],
    [{ post_type: "attachment" }],
    [{ post_type: "nothing" }],
    [{ post_type: "post", terms: ["internal:care"] }],
    [{ post_type: "post", terms: ["nonsense"] }],
  ])("print nothing where not everybody may read what is chosen: %j", (given) => {
    const { html, asked } = siteOf("posts", given);
    expect([html, asked]).toEqual(["", []]);
  });

  it("are never more than 50 on a page, whatever is asked", () => {
    const numbers = [50, 51, 5_000, -1, "all"].map(
      (number) => siteOf("posts", { post_type: "post", number }).asked[0]?.["posts_per_page"],
    );
    expect(numbers).toEqual([50, 6, 6, 6, 6]);
  });

  it("turn pages by links to this page, which visitors without JavaScript follow", () => {
    const given = { post_type: "post", number: 2, pagination_type: "numbers_and_prev_next" };
    const second = siteOf("posts", given, { "islet-page": "2" });
    expect(titlesIn(second)).toEqual(["Looms", "Darning & morealert(1)"]);
    const links = [...elementIn(second.html).querySelectorAll("nav > *")];
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Previous", "https://shop.example/a?b=1&c"],
      ["1", "https://shop.example/a?b=1&c"],
      ["2", null],
      ["3", "https://shop.example/a?b=1&c&islet-page=3"],
      ["Next", "https://shop.example/a?b=1&c&islet-page=3"],
    ]);
    const more = siteOf("posts", { post_type: "post", number: 2 });
    expect(elementIn(more.html).querySelector(".islet-posts-more")?.getAttribute("href")).toBe(
      "https://shop.example/a?b=1&c&islet-page=2",
    );
    const last = siteOf("posts", { post_type: "post", number: 2 }, { "islet-page": "3" });
    expect(elementIn(last.html).querySelector(".islet-posts-more")).toBeNull();
    expect(siteOf("posts", given, { "islet-page": "99" }).html).toBe("");
  });

  it.each(["0", "-1", "2a", "1e3", ["2"], "9999999", ""])(
    "are on their first page where the address asks for page %j",
    (page) => {
      const { asked } = siteOf("posts", { post_type: "post" }, { "islet-page": page });
      expect(asked[0]?.["paged"]).toBe(1);
    },
  );

  it("are slides of a carousel, which has no further pages; rows that an editor has written stand there until posts are chosen", () => {
    const written = { items: [{ text: "Mine" }] };
    const { html, asked } = siteOf(
      "carousel",
      { post_type: "post", number: 2, ...written },
      { "islet-page": "2" },
    );
    expect(asked.map((query) => [query["paged"], query["posts_per_page"]])).toEqual([[1, 2]]);
    const slides = [...elementIn(html).querySelectorAll(".islet-carousel__slide")];
    expect(slides.map((slide) => slide.textContent?.replaceAll(/\s+/g, " ").trim())).toEqual([
      "MothsAbout Moths",
      "Protected: Vault",
    ]);
    expect(slides[0]?.querySelector("h3 > a")?.getAttribute("href")).toBe("/post-7/");
    expect(elementIn(html).querySelector("[data-settings]")).toBeNull();
    expect(siteOf("carousel", { post_type: "attachment", ...written }).html).toBe("");
    expect(elementIn(siteOf("carousel", written).html).textContent).toContain("Mine");
  });

  it("number the pages of each list on a page by itself; a list that is printed twice keeps its number", () => {
    const ask = (given: object) => ["site", "posts", { post_type: "post", number: 1, ...given }, {}] as const;
    const answers = callPhp(placedWidgets, [
      ask({}),
      ask({ order: "title" }),
      ask({ look: "list" }),
      ask({ terms: ["category:care"] }),
    ]);
    const fields = answers.map(
      (answer) => /islet-page(?:-\d)?(?==)/.exec((JSON.parse(answer) as Answer).html)?.[0],
    );
    expect(fields).toEqual(["islet-page", "islet-page-2", "islet-page", "islet-page-3"]);
  });

  it("have filters by the terms of what is shown, which lead to the pages of the terms", () => {
    const { html } = siteOf("grid", { post_type: "post", filter_by: "category" });
    const filters = [...elementIn(html).querySelectorAll<HTMLElement>(".islet-grid-filters > a")];
    expect(filters.map((one) => [one.textContent, one.dataset["filter"], one.getAttribute("href")])).toEqual([
      ["All", "*", "https://shop.example/a?b=1&c"],
      ["Care", ".islet-term-12", "/category/care/"],
      ["People", ".islet-term-15", "/category/people/"],
    ]);
    const found = elementIn(html).querySelectorAll(".islet-term-12.islet-term-15");
    expect([...found].map((item) => item.querySelector("h3")?.textContent)).toEqual(["Looms"]);
    const portfolio = siteOf("portfolio", { post_type: "post", filter_by: "category", number: 2 });
    const inside = elementIn(portfolio.html);
    expect(inside.querySelector(".islet-portfolio-filters > [data-filter='12']")?.textContent).toBe("Care");
    expect(inside.querySelectorAll(".islet-portfolio > .islet-term-12")).toHaveLength(1);
    expect(inside.querySelector("nav > a")?.getAttribute("href")).toMatch(/islet-page=2$/);
    expect(siteOf("grid", { post_type: "post", filter_by: "internal" }).html).not.toContain("data-filter");
  });

  it("have prices as text and the shop's own link to buy, if they are products; what the shop hides is not asked for", () => {
    const { html, asked } = siteOf("posts", { post_type: "product" });
    const product = elementIn(html);
    expect(product.querySelector(".islet-posts-price")?.innerHTML).toBe("<del>£20.00</del> £18.00");
    expect(product.querySelector(".islet-posts-buy > a")?.outerHTML).toBe(
      '<a class="button wp-element-button product_type_simple add_to_cart_button" href="?add-to-cart=11" data-product_id="11" data-quantity="1" rel="nofollow" aria-label="Add to cart: “Beanie”">Add to cart</a>',
    );
    expect(product.querySelector(".islet-posts-date")).toBeNull();
    expect(JSON.stringify(asked[0]?.["tax_query"])).toContain("exclude-from-catalog");
  });

  it("have the same in a carousel", () => {
    const slide = elementIn(siteOf("carousel", { post_type: "product" }).html).querySelector(
      ".islet-carousel__slide",
    );
    expect(slide?.querySelector("p")?.innerHTML).toBe("<del>£20.00</del> £18.00");
    expect(slide?.querySelector("p:last-child > a")?.getAttribute("href")).toBe("?add-to-cart=11");
  });

  it("are chosen by names that editors know: of types and taxonomies that visitors see", () => {
    expect(choicesOf("post-types")).toEqual([
      ["", "Items that are written here"],
      ["product", "Products"],
      ["page", "Pages"],
      ["post", "Posts"],
    ]);
    expect(choicesOf("taxonomies")).toEqual([
      ["", "No filters"],
      ["category", "Categories"],
    ]);
    expect(choicesOf("terms")).toEqual([
      ["category:care", "Care (Categories)"],
      ["category:people", "People (Categories)"],
    ]);
  });

  it("are placed by a shortcode, with commas between terms, and by a call of a theme", () => {
    const [shortcode = "", render = ""] = callPhp(placedWidgets, [
      [
        "shortcode",
        { widget: "posts", post_type: "post", terms: "category:people, category:none", number: "1" },
        null,
      ],
      ["render", "posts", { post_type: "page", order: "title" }, []],
    ]);
    expect([...elementIn(shortcode).querySelectorAll("h3")].map((one) => one.textContent)).toEqual([
      "Protected: Vault",
    ]);
    expect([...elementIn(render).querySelectorAll("h3")].map((one) => one.textContent)).toEqual([
      "About",
      "Imprint",
    ]);
  });
});
