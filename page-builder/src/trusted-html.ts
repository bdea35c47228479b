interface Policy {
  createHTML(html: string): string;
}

let policy: Policy | undefined;

/**
 * Returns markup as `TrustedHTML` where a page enforces Trusted Types; such a page must allow the policy
 * `witryna-page-builder`. For documents that run no scripts, and for markup that the host trusts.
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
