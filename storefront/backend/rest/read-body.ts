import { RestError } from '../rest-error.ts';

/** A JSON object whose members are still unchecked, under snake_case names. */
export type JsonObject = ReadonlyMap<string, unknown>;

/** Magento takes `countryId` and `country_id` for the same. */
function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}

/** The members of a JSON object by snake_case name; undefined for anything else. */
export function readObject(value: unknown): JsonObject | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return new Map(Object.entries(value).map(([name, member]) => [toSnakeCase(name), member]));
}

/** 400 for a member that has to be there; the name is the one of Magento's parameter. */
export function requiredError(fieldName: string): RestError {
  return new RestError(400, '"%fieldName" is required. Enter and try again.', { fieldName });
}

/**
 * A member that has to be an object.
 * @param fieldName Magento's name of the parameter, for the error.
 * @throws RestError
 */
export function requireObject(value: unknown, fieldName: string): JsonObject {
  const object = readObject(value);
  if (!object) throw requiredError(fieldName);
  return object;
}

/** A text or number as trimmed text; null when it is missing, empty or something else. */
export function readText(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
}

/** A flag as Magento's clients send it: true, 1 or "1". */
export function readFlag(value: unknown): boolean {
  return value === true || value === 1 || value === '1';
}

/** A positive whole number, or null. */
export function readId(value: unknown): number | null {
  const text = readText(value);
  return text !== null && /^[1-9]\d{0,14}$/u.test(text) ? Number(text) : null;
}
