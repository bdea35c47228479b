import type { Plugin } from 'vite';

const DOCUMENT = /\bgraphql\(\s*`([^`$\\]*)`/g;

/** Takes comments, commas and indentation out of the GraphQL documents of a module. Their directives stay. */
export function collapseDocuments(code: string): string {
  return code.replace(DOCUMENT, (_match, source: string) => `graphql(\`${collapse(source)}\``);
}

function collapse(source: string): string {
  return source
    .replace(/#.*$/gm, '')
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([!$&()[\]{}:=@|]) ?/g, '$1')
    .trim();
}

/** Makes the scripts for the browser smaller: what a GraphQL document is laid out with is never sent anyway. */
export function documents(): Plugin {
  return {
    name: 'witryna-documents',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: 'graphql(' },
      handler: (code) => ({ code: collapseDocuments(code), map: null }),
    },
  };
}
