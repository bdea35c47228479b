export { FileUpload, type FileUploadProps } from './file-upload.tsx';
export type { FileLimits } from './check-files.ts';
