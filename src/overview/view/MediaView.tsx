import { numberFormat } from '../../shared/formats';
import { fileAddress } from '../../shared/paths';
import type { MediaOverview } from '../overview';
import { useOverview } from './context';
import { Places, SiteLink, Table, usePart } from './parts';

/** The files of site/media: those that need a look first. */
export function MediaView() {
  const { overview, text } = useOverview();
  const { shown, pager } = usePart([...overview.media].sort((a, b) => rankOf(a) - rankOf(b)));
  if (overview.media.length === 0) return <p className="hint">{text.noMedia}</p>;
  const head = [text.picture, text.mediaFile, text.type, text.pixels, text.size, text.used];
  return (
    <>
      <Table label={text.views.media} head={head}>
        {shown.map((file) => (
          <MediaRow key={file.path} file={file} />
        ))}
      </Table>
      {pager}
    </>
  );
}

function rankOf({ withoutAlt, uses, isNamedElsewhere }: MediaOverview): number {
  if (withoutAlt.length > 0) return 0;
  return uses.length === 0 && !isNamedElsewhere ? 1 : 2;
}

function MediaRow({ file }: { file: MediaOverview }) {
  const { request, text, isSiteServed } = useOverview();
  const { path, bytes, type, pixels, uses, isNamedElsewhere, withoutAlt } = file;
  const address = fileAddress(`media/${path}`);
  return (
    <tr>
      <td>
        {pixels !== undefined && isSiteServed && (
          <img className="thumbnail" src={address} alt="" width="48" height="36" loading="lazy" />
        )}
      </td>
      <th scope="row">
        <SiteLink href={address}>{path}</SiteLink>
      </th>
      <td>{type}</td>
      <td className="number">{pixels === undefined ? text.none : `${pixels.width} × ${pixels.height}`}</td>
      <td className="number">{inKilobytes(bytes, request.language)}</td>
      <td>
        {uses.length > 0 && <Places places={uses} />}
        {isNamedElsewhere && text.usedElsewhere}
        {uses.length === 0 && !isNamedElsewhere && <span className="mark mark--orphan">{text.unused}</span>}
        {withoutAlt.length > 0 && (
          <>
            <span className="mark mark--error">{text.withoutAlt}</span>
            <Places places={withoutAlt} />
          </>
        )}
      </td>
    </tr>
  );
}

function inKilobytes(bytes: number, language: string): string {
  return numberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }).format(bytes / 1000);
}
