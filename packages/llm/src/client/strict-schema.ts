type Schema = Record<string, unknown>;

/**
 * A JSON schema as strict structured output wants it: without the keywords that are not understood there, and
 * `strict` only when every object names all its properties as required. Bounds left out here are checked on the answer.
 * Source: OpenAI's guide on structured outputs, "Supported schemas".
 */
export function strictSchema(schema: Schema): { schema: Schema; strict: boolean } {
  const plain = withoutBounds(schema);
  return { schema: plain, strict: isStrict(plain) };
}

const notUnderstood = new Set([
  "$schema",
  "default",
  "format",
  "maxItems",
  "maxLength",
  "maxProperties",
  "maximum",
  "minItems",
  "minLength",
  "minProperties",
  "minimum",
  "pattern",
  "uniqueItems",
]);

function withoutBounds(node: Schema): Schema {
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !notUnderstood.has(key))
      .map(([key, value]) => [key, key === "properties" || key === "$defs" ? mapValues(value) : clean(value)]),
  );
}

// Names of properties are not keywords.
const mapValues = (value: unknown) =>
  isSchema(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clean(one)])) : value;

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  return isSchema(value) ? withoutBounds(value) : value;
}

function isStrict(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(isStrict);
  if (!isSchema(node)) return true;
  if (node.type === "object") {
    const names = Object.keys(isSchema(node.properties) ? node.properties : {});
    const required = Array.isArray(node.required) ? node.required : [];
    if (node.additionalProperties !== false || !names.every((name) => required.includes(name))) return false;
  }
  return Object.values(node).every(isStrict);
}

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);
