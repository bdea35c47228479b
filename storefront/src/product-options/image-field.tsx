import { FileUpload } from '@witryna/ui/file-upload';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useRef, useState } from 'react';
import { useIntl } from '../i18n/index.ts';
import {
  getMaximumImageSize,
  getPixelLimit,
  getProblemText,
  getTypeNames,
  toSentImage,
  type ImageProblem,
} from './check-image.ts';
import { getAcceptedExtensions } from './accepted-extensions.ts';
import type { ImageLimits } from './image-limits.ts';
import { scripted } from '../platform/hydration/visibility.css.ts';
import { ContactLink } from '../platform/layout/contact-link.tsx';

/** Props of `ImageField`. */
export interface ImageFieldProps {
  name: string;
  label: string;
  required: boolean;
  limits: ImageLimits;
  /** What is missing, or wrong with what was to be sent. */
  error: 'required' | ImageProblem | undefined;
  /** Number of such fields of the product, which share the size of a request. */
  numberOfFields: number;
  /** Called when a file was chosen or removed. */
  onChange(): void;
}

/**
 * Field for the image of an option. A file is checked as soon as it is chosen; an unfit one stays, with the reason.
 * Without scripts, which send the image, there is a hint in its place.
 */
export function ImageField({ name, label, required, limits, error, numberOfFields, onChange }: ImageFieldProps) {
  const intl = useIntl();
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const [hasFile, setHasFile] = useState(false);
  const current = useRef<File>(undefined);
  const maxSize = getMaximumImageSize(numberOfFields);

  const check = async ([file]: readonly File[]) => {
    current.current = file;
    setProblem(null);
    setHasFile(file !== undefined);
    onChange();
    const found = file && (await toSentImage(file, limits).catch(() => 'not-image' as const));
    if (current.current === file) setProblem(typeof found === 'string' ? found : null);
  };

  const shown = problem ?? (hasFile ? undefined : error);
  const size = intl.formatNumber(Math.floor(maxSize / 100_000) / 10, { style: 'unit', unit: 'megabyte' });
  return (
    <>
      <div className={scripted}>
        <FileUpload
          name={name}
          label={label}
          optional={!required}
          accept={getAcceptedExtensions(limits)
            .map((extension) => `.${extension}`)
            .join(',')}
          maxSize={maxSize}
          hint={intl.formatMessage('options.imageHint', {
            types: getTypeNames(limits),
            limits: [size, getPixelLimit(intl, limits)].filter(Boolean).join(', '),
          })}
          {...(shown && {
            error:
              shown === 'required' ? intl.formatMessage('options.imageRequired') : getProblemText(intl, shown, limits),
          })}
          onValueChange={(files) => void check(files)}
        />
      </div>
      <noscript>
        <Stack gap="x1" align="start">
          <Text weight="semibold">{label}</Text>
          <Text>{intl.formatMessage('options.imageNeedsScripts')}</Text>
          <ContactLink>{intl.formatMessage('options.contact')}</ContactLink>
        </Stack>
      </noscript>
    </>
  );
}
