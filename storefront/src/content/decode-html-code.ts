/** Start tag and text of the content type "HTML Code" as Magento stores it; with `data-decoded` it has markup already. */
const htmlCode = /(<\w+(?=[^>]*\sdata-content-type="html")(?![^>]*\sdata-decoded)[^>]*>)([^<]+)/g;

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Returns HTML of the backend in which the "HTML Code" of Page Builder, stored as text, is markup. */
export function decodeHtmlCode(html: string): string {
  return html.replace(
    htmlCode,
    (_, tag: string, text: string) =>
      tag + text.replace(/&(lt|gt|quot|amp);/g, (reference, name: string) => characters[name] ?? reference),
  );
}
