'use client';
import { useId, useRef, useState, type ChangeEvent, type InputHTMLAttributes, type Ref } from 'react';
import { Field, FieldError, joinIds, splitFieldProps, type FieldProps } from '../field/index.ts';
import {
  composeEventHandlers,
  useControlled,
  useFormReset,
  useIsomorphicLayoutEffect,
  useMergedRef,
} from '../hooks/index.ts';
import { LiveRegion } from '../live-region/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { omitStrings } from '../provider/use-strings.ts';
import { addFiles, type FileLimits, type FileRejection } from './check-files.ts';
import { FileList } from './file-list.tsx';
import { fileUploadStrings, type FileUploadStrings } from './file-upload.strings.ts';
import * as styles from './file-upload.css.ts';

/**
 * Props of `FileUpload`. Other attributes, such as `name` and `capture`, are passed to the `<input>`. Omitted strings
 * come from the provider.
 */
export interface FileUploadProps
  extends Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'type' | 'required' | 'size' | 'value' | 'defaultValue' | 'accept' | 'multiple'
    >,
    Omit<FieldProps, 'tone'>,
    FileLimits,
    StringOverrides<FileUploadStrings> {
  /** Chosen files. Makes the field controlled. */
  value?: readonly File[] | undefined;
  /** Called with the files after each addition or removal. */
  onValueChange?: ((files: readonly File[]) => void) | undefined;
  /** Returns what is wrong with a file, e.g. that it could not be sent; shown next to it. Default: no error. */
  getFileError?: ((file: File) => string | undefined) | undefined;
  /** Ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

const noFiles: readonly File[] = [];

/**
 * Field for files: a native file field with a zone to drop them on and a list in which each can be removed. It is
 * submitted with its form, also without scripts. Files outside the limits are not added, and an error says why; the
 * server must check them nevertheless.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-invalid` | it has an `error` |
 * | `data-disabled` | it is `disabled` |
 * | `data-loading` | `loading` is set |
 *
 * A file in the list has `data-invalid` while it has an error, and the zone has `data-dragging` while files are over it.
 */
export function FileUpload({
  accept,
  multiple = false,
  maxSize,
  maxFiles,
  value,
  onValueChange,
  getFileError,
  onChange,
  onDragEnter,
  onDragLeave,
  onDrop,
  ref,
  ...props
}: FileUploadProps) {
  const strings = useStrings('fileUpload', fileUploadStrings, props);
  const { frame, attributes } = splitFieldProps(omitStrings(props, fileUploadStrings));
  const [files, setFiles, reset] = useControlled({ value, defaultValue: noFiles, onChange: onValueChange });
  const [rejections, setRejections] = useState<readonly FileRejection[]>([]);
  const [dragging, setDragging] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMergedRef(input, ref);
  const list = useRef<HTMLUListElement>(null);
  /** Whether files that were chosen before the scripts were there are taken over. */
  const hydrated = useRef(false);
  const rejectionsId = useId();

  useFormReset(input, () => {
    reset();
    setRejections([]);
  });
  const add = (added: readonly File[]) => {
    const result = addFiles(files, added, { accept, maxSize, maxFiles, multiple });
    setRejections(result.rejections);
    const names = result.files.filter((file) => !files.includes(file)).map(({ name }) => name);
    if (names.length === 0) return;
    setAnnouncement(names.map((name) => strings.addedMessage(name)).join(', '));
    setFiles(result.files);
  };
  // The browser replaces its files with each choice, and knows no removal.
  useIsomorphicLayoutEffect(() => {
    if (!input.current) return;
    const early = hydrated.current ? [] : [...(input.current.files ?? [])];
    hydrated.current = true;
    if (early.length > 0) add(early);
    else setInputFiles(input.current, files);
  });
  const onFileChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    add([...(event.target.files ?? [])]);
  };
  const remove = (index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    // The button with the focus disappears.
    (buttons[index + 1] ?? buttons[index - 1] ?? input.current)?.focus();
    const file = files[index];
    if (file) setAnnouncement(strings.removedMessage(file.name));
    setRejections([]);
    setFiles(files.filter((_, position) => position !== index));
  };
  const describe = ({ name, reason }: FileRejection) => {
    if (reason === 'type') return strings.wrongType(name);
    if (reason === 'count') return strings.tooMany(name, maxFiles ?? 1);
    return strings.tooLarge(name, strings.formatSize(maxSize ?? 0));
  };

  return (
    <Field {...frame} describedBy={joinIds(rejectionsId, frame.describedBy)}>
      {(field) => (
        <>
          <div data-dragging={dragging || undefined} className={styles.zone}>
            <span aria-hidden="true" className={styles.prompt}>
              {multiple ? strings.chooseFiles : strings.chooseFile}
            </span>
            <span aria-hidden="true" className={styles.dropHint}>
              {strings.dropHint}
            </span>
            <input
              {...attributes}
              {...field}
              ref={setInput}
              type="file"
              accept={accept}
              multiple={multiple}
              onChange={onFileChange}
              onDragEnter={composeEventHandlers(() => setDragging(true), onDragEnter)}
              onDragLeave={composeEventHandlers(() => setDragging(false), onDragLeave)}
              onDrop={composeEventHandlers(() => setDragging(false), onDrop)}
              className={styles.input}
            />
          </div>
          <div id={rejectionsId} role="alert" className={styles.rejections}>
            {rejections.map((rejection) => (
              <FieldError key={rejection.name} id={undefined}>
                {describe(rejection)}
              </FieldError>
            ))}
          </div>
          <LiveRegion>{announcement}</LiveRegion>
          {files.length > 0 && (
            <FileList
              ref={list}
              files={files}
              strings={strings}
              getError={getFileError}
              disabled={props.disabled}
              onRemove={remove}
            />
          )}
        </>
      )}
    </Field>
  );
}

/** Sets the files that a field submits, where the browser can create a list of files. */
function setInputFiles(input: HTMLInputElement, files: readonly File[]) {
  if (typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
