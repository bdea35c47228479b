import type { Plugin } from 'vite';

// Variables are part of a document, expressions of JavaScript are not.
const DOCUMENT = /\bgraphql\(\s*`((?:[^`$\\]|\$(?!\{))*)`/g;

/** Removes comments, commas and indentation from the GraphQL documents of a module. Keeps their directives. */
export function minifyDocuments(code: string): string {
  return code.replace(DOCUMENT, (_match, source: string) => `graphql(\`${minify(source)}\``);
}

function minify(source: string): string {
  return source
    .replace(/#.*$/gm, '')
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([!$&()[\]{}:=@|]) ?/g, '$1')
    .trim();
}

/** Minifies the GraphQL documents in the scripts of the browser. */
export function documents(): Plugin {
  return {
    name: 'witryna-documents',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: 'graphql(' },
      handler: (code) => ({ code: minifyDocuments(code), map: null }),
    },
  };
}
