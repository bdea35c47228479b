import type { LinkType } from '../nodes.ts';

const fileFolder = /^\/+(?:pub\/)?(?:media|static)\//;
/**
 * `.html` and `.htm` are page URLs; longer endings and those that begin with a digit are part of a name, as in
 * `/omega-1.5g`.
 */
const fileName = /\.(?!html?$)[a-z][a-z\d]{1,4}$/i;

/**
 * Returns whether a path leads to a file of the backend and not to a page.
 *
 * @param isPage - Whether Magento marks it as a page, whatever its ending. Default: false
 */
export function isFilePath(pathname: string, isPage = false): boolean {
  return fileFolder.test(pathname) || (!isPage && fileName.test(pathname));
}

/** Returns whether Magento marks a link as one to a page: such links are pages, whatever their ending. */
export const isPageLink = (linkType: LinkType | undefined): boolean => linkType !== undefined && linkType !== 'default';
