import { plainText } from '../../content/index.ts';

/** Tags of other services that are needed in the head: proofs of ownership, and the app of the merchant. */
const allowedNames = /^(?:[\w.:-]*verif[\w.:-]*|msvalidate\.01|apple-itunes-app|google-play-app)$/i;

const maxTags = 20;
const maxContent = 500;

/**
 * Reads the tags that the shop takes over from the HTML at the end of the head in the admin
 * (`design/head/includes`): `<meta name="…" content="…">` with the name of a known service. Everything else is left
 * out, because it may contain scripts and styles, which the content security policy would block, or tags that change
 * the policy, the base or the address of the page. Character references in the content are decoded.
 *
 * @param html - Unsafe HTML from the backend.
 */
export function parseHeadIncludes(html: string | null | undefined): { name: string; content: string }[] {
  // A tag in a comment or in the text of a script is none.
  const visible = (html ?? '').replace(
    /<!--[^]*?(?:-->|$)|<(script|style|noscript|template)\b[^]*?(?:<\/\1\s*>|$)/gi,
    '',
  );
  const tags = Array.from(
    visible.matchAll(/<meta\s((?:[^>"']|"[^"]*"|'[^']*')*)>/gi),
    ([, attributes = '']) => attributes,
  );
  return tags
    .flatMap((attributes) => {
      const name = readAttribute(attributes, 'name');
      const content = readAttribute(attributes, 'content');
      return allowedNames.test(name) && content !== '' && content.length <= maxContent
        ? [{ name, content: plainText(content, maxContent) }]
        : [];
    })
    .slice(0, maxTags);
}

function readAttribute(attributes: string, name: string): string {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes) ?? [];
  return (double ?? single ?? bare ?? '').trim();
}
