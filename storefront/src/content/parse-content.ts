import { loadRenderers, type RichContentValue } from '@witryna/page-builder';
import { parseRichContent } from '@witryna/page-builder/parser';
import { execute, type CommerceClient } from '../commerce/index.ts';
import { cmsBlocksQuery } from './block-operations.ts';
import type { ContentPolicy } from './content-policy.ts';

const mostKept = 100;
/**
 * By policy and markup, the longest unused first. What is read of a markup is always the same in the store views of one
 * policy, and is never changed.
 */
const kept = new Map<string, RichContentValue>();

function parse(html: string, { mediaHosts, shopUrls }: ContentPolicy): RichContentValue {
  const policy = { ...(mediaHosts && { mediaHosts }), ...(shopUrls && { shopUrls }) };
  const key = `${JSON.stringify(policy)}\n${html}`;
  const content = kept.get(key) ?? parseRichContent(html, policy);
  kept.delete(key);
  kept.set(key, content);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return content;
}

/**
 * Reads content of the backend and fetches what renders it, so that the page appears as a whole.
 *
 * @param policy - Hosts of images and videos, and URLs of the shop. Default: every host, and no URL.
 */
export async function parseContent(html: string, policy: ContentPolicy = {}): Promise<RichContentValue> {
  const content = parse(html, policy);
  // What cannot be fetched now is fetched later, and nothing but its own place waits for it.
  await loadRenderers(content).catch(() => undefined);
  return content;
}

/**
 * Loads the CMS block that a button of the content opens.
 *
 * @returns undefined when the shop has no such block
 * @throws CommerceError when the backend does not answer
 */
export async function loadBlock(
  client: CommerceClient,
  identifier: string,
  policy: ContentPolicy,
): Promise<RichContentValue | undefined> {
  const { data } = await execute(client, cmsBlocksQuery, { identifiers: [identifier] });
  const block = data.cmsBlocks?.items?.find((item) => item?.identifier === identifier);
  return block?.content ? parseContent(block.content, policy) : undefined;
}
