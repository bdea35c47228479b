import { createHash, randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import sharp from 'sharp';
import { writeOptionFile } from '../cart/option-file.ts';
import type { CustomOption } from '../catalog/product/purchase-options.ts';
import { RestError } from '../rest-error.ts';
import type { JsonObject } from './read-body.ts';
import { readText } from './read-body.ts';

const imageTypes = new Map([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
]);
const base64 = /^[A-Za-z0-9+/]+={0,2}$/u;
const forbiddenInNames = /[\\/?*:";<>()|{}]/u;

const invalidContent = () => new RestError(400, 'The image content must be valid base64 encoded data.');

/**
 * Checks the `file_info` of a customizable option as Magento 2.4.9 does, in its words.
 *
 * @returns what the line keeps of the file
 * @throws RestError 400
 * @see `Magento\Catalog\Model\Product\Option\Type\File\ImageContentProcessor`
 * @see `Magento\Framework\Api\ImageContentValidator`
 */
export async function readOptionImage(info: JsonObject, option: CustomOption): Promise<string> {
  const data = readText(info.get('base64_encoded_data')) ?? '';
  const type = readText(info.get('type'));
  const title = readText(info.get('name')) ?? '';
  if (!base64.test(data)) throw invalidContent();
  const content = Buffer.from(data, 'base64');
  const image = await sharp(content)
    .metadata()
    .catch(() => null);
  if (!image) throw invalidContent();
  if (type === null || imageTypes.get(image.format) !== type)
    throw new RestError(400, 'The image MIME type is not valid or not supported.');
  if (title === '' || forbiddenInNames.test(title))
    throw new RestError(400, 'Provided image name contains forbidden characters.');
  const { extensions = '', maxWidth = 0, maxHeight = 0 } = option.file ?? {};
  const allowed = extensions.toLowerCase().match(/[a-z0-9]+/gu);
  if (allowed && !allowed.includes(extname(title).slice(1).toLowerCase()))
    throw new RestError(400, `The file '${title}' for '${option.title}' has an invalid extension.`);
  const { width, height } = image;
  if ((maxWidth > 0 && width > maxWidth) || (maxHeight > 0 && height > maxHeight))
    throw new RestError(400, `The maximum allowed image size for '${option.title}' is ${maxWidth}x${maxHeight} px.`);
  return writeOptionFile({
    ...{ type, title, width, height, size: content.length },
    quote_path: `custom_options/quote/${randomUUID()}${extname(title)}`,
    secret_key: createHash('sha256').update(content).digest('hex').slice(0, 20),
  });
}
