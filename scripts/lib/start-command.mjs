/**
 * The command that starts the shop with settings, as it can be pasted into a POSIX shell.
 *
 * @param {Record<string, string>} settings values by name
 */
export function formatStartCommand(settings) {
  return [...Object.entries(settings).map(([name, value]) => `${name}=${quote(value)}`), 'npm start'].join(' ');
}

/** @param {string} value */
const quote = (value) => (/^[\w.,:/@%+-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`);
