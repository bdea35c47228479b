interface FilePlayerProps {
  /** URL of the file. */
  src: string;
  title: string;
  className: string;
  /** Called when the file has been read so far that it can play, or cannot be read. */
  onStatusChange(status: 'ready' | 'error'): void;
}

/** Video file with the controls of the browser, which starts by itself. */
export function FilePlayer({ src, title, className, onStatusChange }: FilePlayerProps) {
  return (
    <video
      src={src}
      aria-label={title}
      className={className}
      controls
      autoPlay
      playsInline
      onLoadedMetadata={() => onStatusChange('ready')}
      onError={() => onStatusChange('error')}
    />
  );
}
