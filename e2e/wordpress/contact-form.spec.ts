import { existsSync, readFileSync, rmSync } from "node:fs";
import type { WordPressSite } from "./site/start-site.ts";
import { NEWEST } from "./site/versions.ts";
import { choose, publish, withCode } from "./site/with-code.ts";
import { expect, expectNoAxeViolations, test } from "./test.ts";

const SHOTS = process.env["ISLET_E2E_SHOTS"];

// The PHP is the same in each version.
test.skip(({ version }) => version !== NEWEST, "Seen in one version.");

const FIELDS = [
  { kind: "text", name: "name", label: "Your name", required: true },
  { kind: "email", name: "mail", label: "E-mail", required: true },
  { kind: "radio", name: "kind", label: "You are", options: "person = A person\ncompany = A company" },
  { kind: "text", name: "firm", label: "Company", required: true, show_if: "kind = 'company'" },
  { kind: "number", name: "amount", label: "Amount" },
  { kind: "calculated", name: "total", label: "Price", formula: "amount * 12.5", unit: "€" },
  { kind: "multiline", name: "words", label: "Message" },
  { kind: "acceptance", name: "terms", label: "I agree", required: true },
];

/** What a visitor fills in. */
const ANSWERS: Readonly<Record<string, string>> = {
  ...{ name: "Ada <b>L</b>", mail: "ada@visitor.example", kind: "person", amount: "4" },
  ...{ words: "First & <i>line</i>\n=SUM(1)", terms: "1" },
};

/** The block of a form; some settings of it may be others. */
const block = (settings: object = {}) =>
  `<!-- wp:islet/contact-form ${JSON.stringify({ label: "Booking", fields: FIELDS, success: "Thanks a lot.", ...settings }).replaceAll("<", "\\u003c")} /-->`;

/** A picture of one pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const MAILS = "mails.txt";

/** Catches mails, and lets one address send as often as tests need. */
const CATCH = `
  add_filter( 'pre_wp_mail', function ( $done, $mail ) {
    file_put_contents( ABSPATH . '${MAILS}', wp_json_encode( $mail ) . "\\n", FILE_APPEND | LOCK_EX );
    return true;
  }, 20, 2 );
  add_filter( 'islet_form_rate', function ( $rate ) { return isset( $_POST['strict'] ) ? $rate : 1000; } );
`;

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly message: string;
  readonly headers: readonly string[];
}

function mailsOf(site: WordPressSite): readonly Mail[] {
  const file = site.folder + MAILS;
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  return lines.map((line) => JSON.parse(line) as Mail);
}

interface Entry {
  readonly title: string;
  readonly answers: readonly { readonly name: string; readonly text: string }[];
}

const entriesOf = (site: WordPressSite) =>
  JSON.parse(
    site.run(`
      echo wp_json_encode( array_map( fn( $post ) => array( 'title' => $post->post_title, 'answers' => Islet\\entry_answers( $post->ID ) ),
        get_posts( array( 'post_type' => 'islet_entry', 'post_status' => 'any', 'numberposts' => -1, 'order' => 'ASC', 'orderby' => 'ID' ) ) ) );
    `),
  ) as readonly Entry[];

/** Deletes all entries, mails and choices. */
function clear(site: WordPressSite) {
  rmSync(site.folder + MAILS, { force: true });
  choose(site, {});
  site.run(`
    foreach ( get_posts( array( 'post_type' => 'islet_entry', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) wp_delete_post( $id, true );
    $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'islet\\_form\\_%'" );
  `);
}

test.beforeEach(({ site }) => clear(site));

/** When a page was printed, as the site signs it, so many seconds ago. */
const signedAgo = (site: WordPressSite, reference: string, seconds: number) =>
  site.run(
    `$moment = time() - ${seconds}; echo $moment . '.' . Islet\\form_signature( "${reference}|$moment" );`,
  );

/** A page with a form: its address, what names the form, and how a script sends it. */
function formPage(site: WordPressSite, content = block(), search = "") {
  const address = site.origin + publish(site, content) + search;
  const referenceOn = async () =>
    /name="islet_form" value="([^"]*)"/.exec(await (await fetch(address)).text())?.[1] ?? "";
  const send = async (
    reference: string,
    answers: Readonly<Record<string, string>>,
    more: Readonly<Record<string, string>> = {},
  ) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(answers)) body.append(`fields[${name}]`, value);
    const hidden = { islet_form: reference, islet_website: "", islet_key: crypto.randomUUID(), ...more };
    for (const [name, value] of Object.entries(hidden)) body.append(name, value);
    const response = await fetch(address, {
      method: "POST",
      body,
      headers: { accept: "application/json" },
    });
    return { status: response.status, ...((await response.json()) as object) };
  };
  return { address, referenceOn, send };
}

test("without JavaScript a form says what is wrong, keeps what was typed, and is sent once it is right", async ({
  browser,
  site,
}) => {
  await withCode(site, CATCH, async () => {
    const { address, referenceOn } = formPage(site);
    const time = signedAgo(site, await referenceOn(), 60);
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(address);
    const submit = async () => {
      await page.locator("[name=islet_time]").evaluate((input, value) => {
        (input as HTMLInputElement).value = value;
      }, time);
      await page.getByRole("button", { name: "Send" }).click();
    };
    await page.getByLabel("Message").fill("\nTwo\nlines & <more>");
    await page.getByLabel("A person").check();
    await page.getByLabel("E-mail").fill("ada@visitor.example");
    await submit();
    const message = page.locator(".islet-contact-form__message");
    await expect(message).toHaveText("Please check what you have filled in.");
    await expect(page.getByLabel("Your name")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Your name")).toHaveAccessibleDescription("Please fill this in.");
    await expect(page.getByLabel("E-mail")).toHaveValue("ada@visitor.example");
    await expect(page.getByLabel("Message")).toHaveValue("\nTwo\nlines & <more>");
    await expect(page.getByLabel("A person")).toBeChecked();
    expect(entriesOf(site)).toEqual([]);
    await page.getByLabel("Your name").fill("Ada");
    await page.getByLabel("I agree").check();
    await submit();
    await expect(page).toHaveURL(/islet-sent=/);
    await expect(message).toHaveText("Thanks a lot.");
    await expect(page.getByLabel("Your name")).toHaveValue("");
    await page.close();
    expect(entriesOf(site)).toHaveLength(1);
  });
  expect(site.complaints()).toEqual([]);
});

test("with JavaScript the same page sends without a load, and says at its field what only the server has found", async ({
  page,
  site,
}) => {
  await withCode(site, CATCH, async () => {
    const fields = [...FIELDS.slice(0, 2), { kind: "file", name: "photo", label: "Photo", accept: "images" }];
    const { address, referenceOn } = formPage(site, block({ fields }));
    const time = signedAgo(site, await referenceOn(), 60);
    await page.goto(address);
    await page.getByLabel("Your name").fill("Ada");
    await page.getByLabel("E-mail").fill("ada@visitor.example");
    await expect(page.locator("[data-widget=contact-form]")).toHaveAttribute("data-widget-state", "mounted");
    await page.locator("[name=islet_time]").evaluate((input, value) => {
      (input as HTMLInputElement).value = value;
    }, time);
    const photo = page.getByLabel("Photo", { exact: true });
    const choosePhoto = async (content: Buffer) =>
      await photo.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: content });
    await choosePhoto(Buffer.from("<?php echo 1;"));
    await page.getByRole("button", { name: "Send" }).click();
    await expect(photo).toHaveAttribute("aria-invalid", "true");
    await expect(photo).toHaveAccessibleDescription(/file type is not allowed/);
    await expect(page.getByLabel("Your name")).toHaveValue("Ada");
    await choosePhoto(Buffer.from(PNG, "base64"));
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Thanks a lot.")).toBeVisible();
    await expect(page).toHaveURL(address);
    expect(entriesOf(site)).toHaveLength(1);
  });
  expect(site.complaints()).toEqual([]);
});

test("an entry holds what was answered, counted anew, and a mail tells the receivers of the form", async ({
  site,
}) => {
  await withCode(site, CATCH, async () => {
    choose(site, { forms: { receivers: "rest@site.example\nBOOKING = a@site.example, b@site.example" } });
    const { send, referenceOn } = formPage(site);
    const reference = await referenceOn();
    const time = { islet_time: signedAgo(site, reference, 60) };
    const forged = { ...ANSWERS, total: "0", firm: "not asked", unknown: "x" };
    expect(await send(reference, forged, time)).toEqual({
      ...{ status: 200, success: true },
      data: { message: "Thanks a lot." },
    });
    const [entry] = entriesOf(site);
    expect(entry?.title).toBe("Ada  b L /b");
    expect(entry?.answers.map(({ name, text }) => [name, text])).toEqual([
      ["name", "Ada <b>L</b>"],
      ["mail", "ada@visitor.example"],
      ["kind", "A person"],
      ["amount", "4"],
      ["total", "50.00 €"],
      ["words", "First & <i>line</i>\n=SUM(1)"],
      ["terms", "Yes"],
    ]);
    const [mail] = mailsOf(site);
    expect(mail).toMatchObject({
      to: ["a@site.example", "b@site.example"],
      subject: "[Test site] Booking",
      headers: ["Reply-To: ada@visitor.example"],
    });
    expect(mail?.message).toContain("Price: 50.00 €");
    choose(site, {});
    await send(reference, ANSWERS, time);
    expect(mailsOf(site)[1]?.to).toEqual(["admin@example.test"]);
  });
  expect(site.complaints()).toEqual([]);
});

test("a hundred sends of one attempt at once make one entry and one mail, and all of them succeed", async ({
  site,
}) => {
  await withCode(site, CATCH, async () => {
    const { send, referenceOn } = formPage(site);
    const reference = await referenceOn();
    const more = { islet_time: signedAgo(site, reference, 60), islet_key: "one-attempt" };
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => await send(reference, ANSWERS, more)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([entriesOf(site).length, mailsOf(site).length]).toEqual([1, 1]);
    // Whoever has seen no answer may change the message and send again.
    await send(reference, { ...ANSWERS, words: "Please call me." }, more);
    expect(entriesOf(site)).toHaveLength(2);
  });
  expect(site.complaints()).toEqual([]);
});

test("a form from a cache is taken for weeks; what no person sends is refused, and tells why", async ({
  site,
}) => {
  await withCode(site, CATCH, async () => {
    const { send, referenceOn } = formPage(site);
    const reference = await referenceOn();
    const at = (seconds: number) => ({ islet_time: signedAgo(site, reference, seconds) });
    const refused = async (
      message: RegExp,
      more: Readonly<Record<string, string>>,
      of = reference,
      status = 422,
    ) =>
      expect(await send(of, ANSWERS, more)).toEqual({
        ...{ status, success: false },
        data: { message: expect.stringMatching(message) },
      });
    expect(await send(reference, ANSWERS, at(20 * 86_400))).toMatchObject({ status: 200 });
    await refused(/too old/, at(40 * 86_400));
    await refused(/very fast/, at(0));
    await refused(/too old/, { islet_time: "1.abc" });
    await refused(/must stay empty/, { ...at(60), islet_website: "https://spam.example" });
    for (const other of [`${reference}0`, "0.1", "1.1", "x", `${reference}\n`])
      await refused(/no longer here/, at(60), other);
    for (let count = 0; count < 9; count++)
      await send(reference, { ...ANSWERS, amount: String(count) }, { ...at(60), strict: "1" });
    await refused(/ten minutes/, { ...at(60), strict: "1" }, reference, 429);
    expect(entriesOf(site)).toHaveLength(10);
  });
  expect(site.complaints()).toEqual([]);
});

test("no answer begins another header of the mail, and each problem is said by the name of its field", async ({
  site,
}) => {
  await withCode(site, CATCH, async () => {
    const { send, referenceOn } = formPage(site, block({ label: "A\nBcc: x@y.example" }));
    const reference = await referenceOn();
    const time = { islet_time: signedAgo(site, reference, 60) };
    const wrong = { name: "", mail: "a@b.example\r\nBcc: x@y.example", kind: "company", amount: "x" };
    expect(await send(reference, wrong, time)).toMatchObject({
      ...{ status: 422, success: false },
      data: {
        errors: {
          name: "Please fill this in.",
          mail: expect.stringContaining("e-mail"),
          firm: "Please fill this in.",
          amount: "Please enter a number.",
          terms: "Please fill this in.",
        },
      },
    });
    expect(await send(reference, ANSWERS, time)).toMatchObject({ status: 200 });
    expect(mailsOf(site)[0]?.subject).toBe("[Test site] A Bcc: x@y.example");
  });
  expect(site.complaints()).toEqual([]);
});

test("a file is kept if it is what it says, under a name that nobody can ask for, and goes with its entry", async ({
  page,
  site,
  signIn,
}) => {
  await withCode(site, CATCH, async () => {
    const fields = [{ kind: "file", name: "photo", label: "Photo", accept: "images", required: true }];
    const { address, referenceOn } = formPage(site, block({ fields }));
    const reference = await referenceOn();
    const time = signedAgo(site, reference, 60);
    const send = async (content: string | Buffer, name: string) => {
      const body = new FormData();
      body.append(
        "files[photo]",
        new Blob([typeof content === "string" ? content : new Uint8Array(content)]),
        name,
      );
      body.append("islet_form", reference);
      body.append("islet_time", time);
      const headers = { accept: "application/json" };
      return (await (await fetch(address, { method: "POST", body, headers })).json()) as unknown;
    };
    const refused = { success: false, data: { errors: { photo: "This file type is not allowed." } } };
    for (const name of ["shell.png", "shell.php.jpg", "shell.php", "shell.phtml", "shell.svg", "png"])
      expect(await send("<?php echo 'pwned';", name), name).toMatchObject(refused);
    const files = () =>
      site.run(
        `echo implode( ',', preg_grep( '/^[0-9a-f]{40}$/', @scandir( Islet\\files_folder() ) ?: array() ) );`,
      );
    expect(files()).toBe("");
    expect(await send(Buffer.from(PNG, "base64"), '"><b>My photo.png')).toMatchObject({ success: true });
    expect(files()).toMatch(/^[0-9a-f]{40}$/);
    await signIn("admin", "/wp-admin/edit.php?post_type=islet_entry");
    await page.locator("a.row-title").click();
    const link = page.locator("#islet-entry").getByRole("link");
    const download = page.waitForEvent("download");
    await link.click();
    expect(readFileSync(await (await download).path()).toString("base64")).toBe(PNG);
    const target = site.origin + new URL((await link.getAttribute("href")) ?? "", site.origin).pathname;
    expect((await fetch(`${target}?action=islet_entry_file`)).status).not.toBe(200);
    clear(site);
    expect(files()).toBe("");
  });
  expect(site.complaints()).toEqual([]);
});

test("a form with a captcha takes what the provider has accepted, and nothing without the secret key", async ({
  site,
}) => {
  const provider = `
    add_filter( 'pre_http_request', function ( $answer, $request, $address ) {
      $is_right = 'https://challenges.cloudflare.com/turnstile/v0/siteverify' === $address && array( 'secret' => 'key', 'response' => 'token' ) === $request['body'];
      return array( 'response' => array( 'code' => 200 ), 'body' => wp_json_encode( array( 'success' => $is_right ) ) );
    }, 10, 3 );
  `;
  await withCode(site, CATCH + provider, async () => {
    const { send, referenceOn } = formPage(
      site,
      block({ captcha: { provider: "turnstile", site_key: "x" } }),
    );
    const reference = await referenceOn();
    const time = { islet_time: signedAgo(site, reference, 60) };
    const sendWith = async (token: object) => await send(reference, ANSWERS, { ...time, ...token });
    const token = { "cf-turnstile-response": "token" };
    expect(await sendWith(token)).toMatchObject({
      data: { message: expect.stringContaining("could not be checked") },
    });
    choose(site, { forms: { secrets: { turnstile: "key" } } });
    expect(await sendWith({})).toMatchObject({
      data: { message: expect.stringContaining("not solved") },
    });
    const wrong = { "cf-turnstile-response": "wrong" };
    expect(await sendWith(wrong)).toMatchObject({
      data: { message: expect.stringContaining("not accepted") },
    });
    expect(entriesOf(site)).toEqual([]);
    expect(await sendWith(token)).toMatchObject({ success: true });
    expect(entriesOf(site)).toHaveLength(1);
  });
  expect(site.complaints()).toEqual([]);
});

test("a form of a draft is nobody's, and one in a pattern of the site is the pattern's, also inside of a tab", async ({
  site,
}) => {
  await withCode(site, CATCH, async () => {
    const pattern = site.run(
      `echo wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'P', 'post_content' => wp_slash( '${block().replaceAll("'", String.raw`\'`).replaceAll(String.raw`\n`, String.raw`\\n`).replaceAll(String.raw`\u003c`, String.raw`\\u003c`)}' ) ) );`,
    );
    const { send, referenceOn } = formPage(site, `<!-- wp:block {"ref":${pattern}} /-->`);
    const reference = await referenceOn();
    expect(reference).toBe(`${pattern}.1`);
    const time = { islet_time: signedAgo(site, reference, 60) };
    expect(await send(reference, ANSWERS, time)).toMatchObject({ status: 200 });
    const tab = `<!-- wp:islet/tabs --><!-- wp:islet/tabs-item {"title":"One"} --><!-- wp:block {"ref":${pattern}} /--><!-- /wp:islet/tabs-item --><!-- /wp:islet/tabs -->`;
    expect(await formPage(site, tab).referenceOn()).toBe(reference);
    site.run(`wp_update_post( array( 'ID' => ${pattern}, 'post_status' => 'draft' ) );`);
    expect(await send(reference, ANSWERS, time)).toMatchObject({ status: 422 });
  });
  expect(site.complaints()).toEqual([]);
});

test("a form in a shortcode, an element of Elementor or a widget area has the server of what is saved there", async ({
  site,
}) => {
  const rows = `[islet_item kind="text" name="name" label="Your name" required="true"][islet_item kind="email" name="mail" label="E-mail"]`;
  const json = JSON.stringify([{ kind: "text", name: "name", label: "Your name", required: true }]);
  const fields = `(${json.slice(1, -1).replaceAll('"', "&quot;")})`;
  const nested = `[islet widget="tabs"][islet_item title="One"]\n[islet widget="contact-form" label="Booking" fields="${fields}"]\n[/islet_item][/islet]`;
  const element = [
    {
      id: "abc1234",
      elType: "widget",
      widgetType: "islet-contact-form",
      settings: {
        islet_label: "Booking",
        islet_fields: [{ _id: "1", kind: "text", name: "name", label: "Your name", required: "yes" }],
      },
      elements: [],
    },
  ];
  const elements = JSON.stringify([{ id: "c", elType: "container", settings: [], elements: element }]);
  const places = `
    add_filter( 'the_content', function ( $content ) {
      $data = json_decode( (string) get_post_meta( get_the_ID(), '_elementor_data', true ), true );
      return $data ? Islet\\marker( 'contact-form', Islet\\given_by_panel( Islet\\manifest()['widgets']['contact-form']['controls'], $data[0]['elements'][0]['settings'], 'islet_' ), '', '', 'islet-abc1234' ) : $content;
    } );
    add_action( 'widgets_init', function () { register_sidebar( array( 'id' => 'side', 'name' => 'Side' ) ); } );
    add_action( 'wp_footer', function () { isset( $_GET['side'] ) && dynamic_sidebar( 'side' ); } );
  `;
  await withCode(site, CATCH + places, async () => {
    const answered = async (form: ReturnType<typeof formPage>, wanted: RegExp) => {
      const reference = await form.referenceOn();
      expect(reference).toMatch(wanted);
      const time = { islet_time: signedAgo(site, reference, 60) };
      expect(await form.send(reference, { name: "" }, time)).toMatchObject({ status: 422 });
      expect(await form.send(reference, { name: "Ada" }, time)).toMatchObject({ status: 200 });
    };
    await answered(
      formPage(site, `[islet widget="contact-form" label="Booking" success="It’s here" fields="${fields}"]`),
      /^\d+\.-1$/,
    );
    await answered(
      formPage(
        site,
        `[islet widget="contact-form" label="Booking"]${rows}[/islet]\n\n[[islet widget="contact-form"]]`,
      ),
      /^\d+\.-1$/,
    );
    await answered(formPage(site, nested), /^\d+\.-1$/);
    const built = formPage(site, "<p>Built</p>");
    site.run(`
      $id = url_to_postid( '${built.address}' );
      update_post_meta( $id, '_elementor_edit_mode', 'builder' );
      update_post_meta( $id, '_elementor_data', wp_slash( <<<'JSON'\n${elements}\nJSON ) );
    `);
    await answered(built, /^\d+\.islet-abc1234$/);
    site.run(`
      update_option( 'widget_block', array( 4 => array( 'content' => <<<'BLOCK'\n${block({ fields: FIELDS.slice(0, 1) })}\nBLOCK ), '_multiwidget' => 1 ) );
      update_option( 'sidebars_widgets', array( 'side' => array( 'block-4' ), 'array_version' => 3 ) );
    `);
    const page = formPage(site, "<p>Beside</p>", "?side=1");
    await answered(page, /^w4\.1$/);
    const time = { islet_time: signedAgo(site, "w4.1", 60) };
    site.run(
      `update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array( 'block-4' ), 'array_version' => 3 ) );`,
    );
    expect(await page.send("w4.1", { name: "Ada" }, time)).toMatchObject({ status: 422 });
    expect(mailsOf(site).map(({ subject }) => subject)).toEqual(Array(5).fill("[Test site] Booking"));
  });
  expect(site.complaints()).toEqual([]);
});

test("who may edit the site reads of a form that is saved nowhere that it cannot be sent; visitors read nothing of it", async ({
  page,
  site,
  signIn,
}) => {
  const theme = `add_filter( 'the_content', function () {
    ob_start();
    Islet\\render( 'contact-form', array( 'fields' => array( array( 'name' => 'name', 'label' => 'Your name' ) ) ) );
    return ob_get_clean();
  } );`;
  await withCode(site, theme, async () => {
    const { address } = formPage(site, "<p>Theme</p>");
    const html = await (await fetch(address)).text();
    expect([html.includes("fields[name]"), html.includes("islet-hint")]).toEqual([true, false]);
    await signIn("admin", new URL(address).pathname + new URL(address).search);
    await expect(page.getByText("This form cannot be sent, as it is saved nowhere")).toBeVisible();
  });
  expect(site.complaints()).toEqual([]);
});

test("an administrator reads, finds, exports and deletes entries; nobody else sees them", async ({
  page,
  site,
  signIn,
}) => {
  const shoot = async (name: string) => {
    for (const width of SHOTS ? [390, 1_280] : []) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${SHOTS}/forms-${name}-${width}.png`, fullPage: true });
    }
  };
  await withCode(site, CATCH, async () => {
    const { send, referenceOn } = formPage(site);
    const reference = await referenceOn();
    const time = { islet_time: signedAgo(site, reference, 60) };
    await send(reference, ANSWERS, time);
    await send(reference, { ...ANSWERS, name: "Grace & Co", mail: "grace@visitor.example" }, time);
    await signIn("author", "/wp-admin/edit.php?post_type=islet_entry");
    await expect(page.getByText("Grace & Co")).toHaveCount(0);
    await signIn("admin", "/wp-admin/edit.php?post_type=islet_entry");
    await expect(page.getByRole("link", { name: "Grace & Co" }).first()).toBeVisible();
    await expect(page.getByRole("cell", { name: "Booking" })).toHaveCount(2);
    await shoot("list");
    const other = formPage(site, block({ label: 'Tables & "chairs"' }));
    const second = await other.referenceOn();
    await other.send(second, ANSWERS, { islet_time: signedAgo(site, second, 60) });
    await page.reload();
    await page.getByLabel("Filter by form").selectOption({ label: 'Tables & "chairs"' });
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await expect(page.locator("td.column-islet_form")).toHaveText(['Tables & "chairs"']);
    await expect(page.getByLabel("Filter by form")).toHaveValue('Tables & "chairs"');
    await expectNoAxeViolations(page, "#posts-filter");
    await shoot("filter");
    await page.getByLabel("Filter by form").selectOption({ label: "Booking" });
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await expect(page.locator("td.column-islet_form")).toHaveText(["Booking", "Booking"]);
    site.run(
      `wp_delete_post( get_posts( array( 'post_type' => 'islet_entry', 'post_status' => 'any' ) )[0]->ID, true );`,
    );
    await page.goto("/wp-admin/edit.php?post_type=islet_entry&s=Grace+%26+Co");
    await expect(page.getByRole("cell", { name: "Booking" })).toHaveCount(1);
    await page.getByRole("link", { name: "Grace & Co" }).first().click();
    await expect(page.locator("#islet-entry")).toContainText("First & <i>line</i>");
    await expectNoAxeViolations(page, "#islet-entry");
    await shoot("entry");
    await page.goto("/wp-admin/edit.php?post_type=islet_entry");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export as CSV" }).click();
    const table = readFileSync(await (await download).path(), "utf8");
    expect(table).toContain(
      '"Date","Form","Your name","E-mail","You are","Amount","Price","Message","I agree"',
    );
    expect(table).toContain('"Booking","Ada <b>L</b>","ada@visitor.example"');
    const cells = String.raw`array( '=1+1', '-2', ' @x', 'a"b' )`;
    expect(site.run(`echo Islet\\csv_line( ${cells} );`)).toBe(`"'=1+1","'-2","' @x","a""b"\r\n`);
    const tools = site.run(`
      $exported = Islet\\export_personal_entries( 'Grace@visitor.example' );
      $erased   = Islet\\erase_personal_entries( 'grace@visitor.example' );
      echo wp_json_encode( array( count( $exported['data'] ), $exported['done'], $erased['items_removed'], $erased['done'] ) );
    `);
    expect(JSON.parse(tools)).toEqual([1, true, true, true]);
    expect(entriesOf(site).map(({ title }) => title)).toEqual(["Ada  b L /b"]);
  });
  expect(site.complaints()).toEqual([]);
});

test("an administrator says who gets entries and how long they are kept, and reads which lines are wrong", async ({
  page,
  site,
  signIn,
}) => {
  await signIn("admin", "/wp-admin/options-general.php?page=islet");
  await page.getByLabel("Receivers").fill("Booking = office@site.example\nnobody");
  await page.getByLabel("Entries are kept").selectOption({ label: "90 days" });
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(page.getByLabel("Receivers")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Receivers")).toHaveAccessibleDescription(/No e-mail addresses: nobody\./);
  await expect(page.getByLabel("Receivers")).toHaveValue("Booking = office@site.example\nnobody");
  await expect(page.getByLabel("Entries are kept")).toHaveValue("90");
  await expectNoAxeViolations(page, "#wpbody-content .wrap");
  for (const width of SHOTS ? [390, 1_280] : []) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("heading", { name: "Forms", exact: true }).scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${SHOTS}/forms-settings-${width}.png` });
  }
  const left = site.run(`
    foreach ( array( 10, 100 ) as $days ) {
      wp_insert_post( array( 'post_type' => 'islet_entry', 'post_status' => 'private', 'post_title' => "$days", 'post_date' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ) ) );
    }
    do_action( 'islet_clean_forms' );
    echo implode( ',', wp_list_pluck( get_posts( array( 'post_type' => 'islet_entry', 'post_status' => 'any', 'numberposts' => -1 ) ), 'post_title' ) );
  `);
  expect(left).toBe("10");
  expect(site.complaints()).toEqual([]);
});
