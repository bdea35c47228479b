interface Policy {
  createScript(text: string): string;
}

let policy: Policy | undefined;

/** Lets nothing through but JSON, which does not run in a script element either. */
const rules: Policy = {
  createScript(text) {
    JSON.parse(text);
    return text;
  },
};

/**
 * The text of a script element that holds data, such as JSON-LD. Browsers with Trusted Types take it for code, whatever
 * the element's type.
 *
 * @throws SyntaxError for a text that is no JSON
 */
export function jsonScript(json: string): string {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  policy ??= isFactory(factory) ? factory.createPolicy('witryna-data', rules) : rules;
  return policy.createScript(json);
}

function isFactory(value: unknown): value is { createPolicy(name: string, rules: Policy): Policy } {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
