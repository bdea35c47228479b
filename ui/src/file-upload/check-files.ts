/** What files may be chosen. */
export interface FileLimits {
  /** Accepted files as in HTML, e.g. `image/*,.pdf`. Default: all. */
  accept?: string | undefined;
  /** Maximum size of a file in bytes. Default: no limit. */
  maxSize?: number | undefined;
  /** Maximum number of files, with `multiple`. Default: no limit. */
  maxFiles?: number | undefined;
  /** Whether several files may be chosen. Default `false`. */
  multiple?: boolean | undefined;
}

/** A file that was not added. */
export interface FileRejection {
  /** Name of the file. */
  name: string;
  /** Limit that it exceeds. */
  reason: 'type' | 'size' | 'count';
}

/**
 * Returns whether a file is of an accepted type. Browsers ask for these types in their dialog only: a dropped file may
 * be of any.
 *
 * @param accept extensions, media types and groups of them, as in HTML
 */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const types = (accept ?? '')
    .split(',')
    .map((type) => type.trim().toLowerCase())
    .filter(Boolean);
  if (types.length === 0 || types.includes('*/*') || types.includes('*')) return true;
  const name = file.name.toLowerCase();
  return types.some((type) => {
    if (type.startsWith('.')) return name.endsWith(type);
    return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type;
  });
}

/**
 * Adds files within the limits. A single file replaces the one that is there.
 *
 * @param present files that are chosen already
 * @param added files that were just chosen or dropped
 */
export function addFiles(
  present: readonly File[],
  added: readonly File[],
  { accept, maxSize = Infinity, maxFiles = Infinity, multiple = false }: FileLimits,
): { files: File[]; rejections: FileRejection[] } {
  let files = [...present];
  const rejections: FileRejection[] = [];
  for (const file of added) {
    if (files.some((one) => isSame(one, file))) continue;
    if (!isAccepted(file, accept)) rejections.push({ name: file.name, reason: 'type' });
    else if (file.size > maxSize) rejections.push({ name: file.name, reason: 'size' });
    else if (!multiple) files = [file];
    else if (files.length >= maxFiles) rejections.push({ name: file.name, reason: 'count' });
    else files.push(file);
  }
  return { files, rejections };
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
