// @vitest-environment node
import { describe, expect, it } from "vitest";
import { parseOrderResponse } from "./place-order.ts";

const ANSWER = '{"result":"success","redirect":"/x/","order_id":7,"note":"a } in a \\"string\\" {"}';

describe("the answer to an order", () => {
  it.each([
    ["alone", ANSWER],
    ["behind a byte order mark", `\uFEFF${ANSWER}`],
    ["behind a notice of PHP", `<br />\n<b>Notice</b>: Undefined index in /a.php on line 1<br />${ANSWER}`],
    ["before a script", `${ANSWER}<script>console.log({"a":1})</script>`],
    ["between both", `Warning: {"result" is missing\n${ANSWER}\n0`],
  ])("is found %s", (_, text) => {
    expect(parseOrderResponse(text)).toMatchObject({ result: "success", redirect: "/x/", order_id: 7 });
  });

  it.each([
    "",
    "0",
    "-1",
    "null",
    "[]",
    '"result"',
    '{"result":1}',
    '{"redirect":"/x/"}',
    ANSWER.slice(0, -1),
  ])("is none in %j", (text) => {
    expect(parseOrderResponse(text)).toBeNull();
  });

  it("is looked for at a few places, however many look like one", () => {
    expect(parseOrderResponse(`${'{"result" '.repeat(50_000)}${ANSWER}`)).toBeNull();
  });
});
