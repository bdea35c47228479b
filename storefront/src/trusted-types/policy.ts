/** Makes values that the browser takes for markup and for addresses of scripts where Trusted Types are enforced. */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

declare global {
  /** Absent on the server and in browsers without Trusted Types. DOM typings have strings where its values go. */
  var trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;
}

const asItIs = (value: string) => value;
const rules: Policy = { createHTML: asItIs, createScriptURL: asItIs };
const policy = globalThis.trustedTypes?.createPolicy('witryna', rules) ?? rules;

/**
 * Lets the browser parse markup. Only `SanitizedHtml` and what renders nothing use it.
 *
 * @param html from the sanitizer
 */
export const trustedHtml = (html: string): string => policy.createHTML(html);

/**
 * Lets the browser run a script; the content security policy still decides about its host.
 *
 * @param url an address of the shop's own code or configuration, never of content
 */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url);
