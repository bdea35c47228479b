/** What an Internet message (RFC 5322) is made of. */
interface EmlParts {
  /** Left side of the message id. */
  id: string;
  from: { name: string; address: string };
  to: string;
  replyTo: string | null;
  subject: string;
  date: Date;
  html: string;
  text: string;
}

const LINE_LENGTH = 76;
/** Bytes of UTF-8 that fit into one encoded word of at most 75 characters. */
const WORD_BYTES = 45;

function base64Lines(text: string): string {
  const encoded = Buffer.from(text, 'utf8').toString('base64');
  return (encoded.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'gu')) ?? []).join('\r\n');
}

/** A header text as RFC 2047 encoded words, or as it is when it is short printable ASCII. */
export function encodeHeader(text: string): string {
  const oneLine = text.replace(/[\r\n]+/gu, ' ');
  if (
    oneLine.length <= LINE_LENGTH - 'Subject: '.length &&
    /^[\x20-\x7e]*$/u.test(oneLine) &&
    !oneLine.includes('=?')
  ) {
    return oneLine;
  }
  const words: string[] = [];
  let word = '';
  for (const character of oneLine) {
    if (Buffer.byteLength(word + character, 'utf8') > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  words.push(word);
  return words.map((part) => `=?UTF-8?B?${Buffer.from(part, 'utf8').toString('base64')}?=`).join('\r\n ');
}

/** An address cannot carry a line end into the headers. */
function encodeAddress(address: string): string {
  return `<${address.replace(/[\s<>]/gu, '')}>`;
}

/** The message as the text of an `.eml` file: plain text and HTML as alternatives, UTF-8, CRLF. */
export function composeEml(parts: EmlParts): string {
  const boundary = `witryna-${parts.id}`;
  const domain = parts.from.address.split('@')[1] ?? 'localhost';
  const part = (type: string, body: string) =>
    [
      `--${boundary}`,
      `Content-Type: ${type}; charset=utf-8`,
      'Content-Transfer-Encoding: base64',
      '',
      base64Lines(body),
    ].join('\r\n');
  return [
    `From: ${encodeHeader(parts.from.name)} ${encodeAddress(parts.from.address)}`,
    `To: ${encodeAddress(parts.to)}`,
    ...(parts.replyTo === null ? [] : [`Reply-To: ${encodeAddress(parts.replyTo)}`]),
    `Subject: ${encodeHeader(parts.subject)}`,
    `Date: ${parts.date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${parts.id}@${domain}>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    part('text/plain', parts.text),
    part('text/html', parts.html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
