'use client';
import type { Ref } from 'react';
import { FieldError } from '../field/index.ts';
import { TrashIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { FileUploadStrings } from './file-upload.strings.ts';
import * as styles from './file-upload.css.ts';

interface FileListProps {
  files: readonly File[];
  strings: FileUploadStrings;
  /** Returns what is wrong with a file. */
  getError: ((file: File) => string | undefined) | undefined;
  disabled: boolean | undefined;
  onRemove(index: number): void;
  ref: Ref<HTMLUListElement>;
}

/** Chosen files, each with its size, its error and a button that removes it. Private to the folder. */
export function FileList({ files, strings, getError, disabled, onRemove, ref }: FileListProps) {
  return (
    <ul ref={ref} role="list" aria-label={strings.filesLabel} className={styles.list}>
      {files.map((file, index) => {
        const error = getError?.(file);
        return (
          <li
            key={`${file.name} ${file.size} ${file.lastModified}`}
            data-invalid={error ? true : undefined}
            className={styles.file}
          >
            <div className={styles.texts}>
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{strings.formatSize(file.size)}</span>
              {error && <FieldError id={undefined}>{error}</FieldError>}
            </div>
            <IconButton
              label={strings.removeLabel(file.name)}
              icon={<TrashIcon size="medium" />}
              disabled={disabled ?? false}
              onClick={() => onRemove(index)}
            />
          </li>
        );
      })}
    </ul>
  );
}
