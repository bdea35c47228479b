/**
 * Path segments before a secret, in lower case. Magento writes parameters into paths as `/name/value/`, and its REST API
 * has ids of guests and codes there.
 */
const secretNames: ReadonlySet<string> = new Set([
  // The id of a guest's cart or gift registry gives access to it.
  'guest-carts',
  'guest-giftregistry',
  // Vouchers.
  'checkgiftcard',
  'giftcards',
  'coupons',
  // Links of mails and of the admin.
  'code',
  'confirmation_key',
  'form_key',
  'hash',
  'invitation',
  'key',
  'public_hash',
  'resetlinktoken',
  'secret',
  'signature',
  'token',
]);

/** Ids of Magento's guests and tokens are of this kind; slugs of that length have hyphens. */
const randomText = /^[a-z\d]{32,}$/i;

/** Segments before the first parameter: `/route/controller/action/` of Magento, `/rest/V1/` and a resource of its API. */
const segmentsBeforeParameters = 4;

/** Folders whose names are hashes of files. */
const publicFiles = /^\/(?:media|assets)\//i;

/**
 * Returns the path of a request for a log: without the query, and with `*` in place of what gives access to something,
 * such as the id of a guest cart, the hash of a download or the code of a mail, and of e-mail addresses.
 *
 * @param url - URL of a Node request.
 */
export function redactPath(url = '/'): string {
  // A request to a proxy names scheme, credentials and host.
  const [path = ''] = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/);
  const hasHashes = publicFiles.test(path);
  const segments = path.split('/');
  return (
    segments
      .map((segment, index) => {
        const name = index < segmentsBeforeParameters ? '' : (segments[index - 1] ?? '').toLowerCase();
        return isSecret(segment, name, hasHashes) ? '*' : segment;
      })
      .join('/') || '/'
  );
}

function isSecret(segment: string, name: string, hasHashes: boolean): boolean {
  if (segment === '') return false;
  return (
    secretNames.has(name) ||
    // Numbers, except for hashes of downloads and gift registries.
    (name === 'id' && !/^\d+$/.test(segment)) ||
    /@|%40/.test(segment) ||
    (!hasHashes && randomText.test(segment))
  );
}
