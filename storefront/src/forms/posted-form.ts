import { createContext, use, useEffect, useState } from 'react';
import { isObject } from '../commerce/index.ts';

/** Form that the browser sent to the server itself, because the scripts of the page were not there. */
export interface PostedForm {
  /** Typed values by field name. Never holds a password. */
  values: Readonly<Record<string, string>>;
  /** Text above the fields that says why nothing was done; null when the form was accepted. */
  error: string | null;
}

/** Id of the element in which the server passes the posted form to the browser. */
const postedFormElementId = 'witryna-posted-form';

/** Provides the posted form during server rendering. In the browser it is read from the document. */
export const PostedFormProvider = createContext<PostedForm | null>(null);

/**
 * Returns the form that was posted to this page; null in every other case. It is forgotten when the component unmounts.
 */
export function usePostedForm(): PostedForm | null {
  const rendered = use(PostedFormProvider);
  const [posted] = useState(() => rendered ?? (typeof document === 'undefined' ? null : readPostedForm(document)));
  useEffect(() => () => document.getElementById(postedFormElementId)?.remove(), []);
  return posted;
}

/** Reads the posted form that the server wrote into the document; null when there is none. */
export function readPostedForm(document: Document): PostedForm | null {
  const posted: unknown = JSON.parse(document.getElementById(postedFormElementId)?.textContent ?? 'null');
  if (!isObject(posted) || !isObject(posted['values'])) return null;
  const values = Object.entries(posted['values']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { values: Object.fromEntries(values), error: typeof posted['error'] === 'string' ? posted['error'] : null };
}
