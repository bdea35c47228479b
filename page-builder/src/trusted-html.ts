interface Policy {
  createHTML(html: string): string;
}

let policy: Policy | undefined;

/**
 * Markup as browsers want it where a page enforces Trusted Types; such a page has to allow the policy
 * `witryna-page-builder`. It is for documents in which nothing runs, and for markup that the host trusts.
 */
export function trustedHtml(html: string): string {
  policy ??= createPolicy();
  return policy.createHTML(html);
}

function createPolicy(): Policy {
  const asItIs: Policy = { createHTML: (html) => html };
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  return isFactory(factory) ? factory.createPolicy('witryna-page-builder', asItIs) : asItIs;
}

function isFactory(value: unknown): value is { createPolicy(name: string, rules: Policy): Policy } {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
