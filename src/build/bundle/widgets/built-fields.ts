import { fieldsOf } from "#runtime/settings/fields-of.ts";
import type { BuiltFields, Field } from "#runtime/settings/read-fields.ts";
import type { ValueKind } from "#runtime/settings/read-value.ts";
import { infoOf, type Shape } from "#runtime/settings/schema.ts";

/** What the build leaves of a schema in a widget's own code. */
export const builtOf = ({ shape }: { readonly shape: Shape }): BuiltFields =>
  shortened(
    fieldsOf(shape, (schema): ValueKind => {
      const kind = infoOf(schema)?.kind;
      if (!kind) throw new Error("The schema of a setting is no control of runtime/controls.ts.");
      return kind;
    }),
  );

/** Without what the reader takes as understood: switches, and what is empty. */
function shortened({ defaults, fields = {}, required = [] }: BuiltFields): BuiltFields {
  const kept = Object.entries(fields)
    .filter(([name, [kind]]) => kind !== "toggle" || !Object.hasOwn(defaults, name))
    .map(([name, field]) => [name, shortenedField(field)]);
  return {
    defaults,
    ...(kept.length && { fields: Object.fromEntries(kept) as NonNullable<BuiltFields["fields"]> }),
    ...(required.length && { required }),
  };
}

function shortenedField(field: Field<ValueKind>): Field<ValueKind> {
  if (field[0] === "group") return ["group", shortened(field[1])];
  if (field[0] === "list" || field[0] === "responsive") return [field[0], shortenedField(field[1])];
  return field;
}
