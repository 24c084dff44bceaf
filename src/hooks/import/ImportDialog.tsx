import { Button } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { FileChoice } from '../../components/import/FileChoice'
import { ImportFrame } from '../../components/import/ImportFrame'
import { ImportPreview } from '../../components/import/ImportPreview'
import { writeCsv } from '../../lib/csv/writeCsv'
import { saveFile } from '../../lib/saveFile'
import { bulkOf } from '../../stores/bulk/BulkStore'
import { ImportDraft } from '../../stores/import/ImportDraft'
import { errorLines, recordLines, templateLines, type FileLines } from '../../stores/import/importFiles'
import { importKinds, type ImportKindName } from '../../stores/import/importKinds'
import { importOrder } from '../../stores/import/importOrder'
import { importLimits } from '../../stores/import/limits'
import { useStores } from '../useConsole'
import { useUserKey } from '../useUserKey'
import { neededWords, notesOf, shownFile } from './rowTexts'
import styles from './ImportDialog.module.css'
import { countWord } from '../../contract/words'

export interface ImportDialogProps {
  kind: ImportKindName
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

const hint = `CSV in UTF-8, ${importLimits.bytes / 1024 / 1024} MB and ${countWord(importLimits.rows)} rows at most. The first row names the columns.`

/** Imports records of one kind: the choice of a file, what becomes of its rows, and the start of the job. */
export const ImportDialog = observer(function ImportDialog(props: ImportDialogProps) {
  const { isOpen, onClose, onClosed } = props
  const kind = importKinds[props.kind]
  const stores = useStores()
  const bulk = bulkOf(stores)
  const person = useUserKey()
  const [draft] = useState(() => new ImportDraft(stores, kind))
  useEffect(() => draft.retain(), [draft])
  const { file, problem, reading } = draft
  const readCount = file?.preview.readCount
  const shown = useMemo(() => {
    // Computed anew with each record that was read.
    void readCount
    return file && shownFile(kind, file)
  }, [file, kind, readCount])
  const count = shown?.ready.size ?? 0
  const isReady =
    file !== undefined && file.preview.isRead && count > 0 && !bulk.isBusy && person !== undefined

  const handleImport = () => {
    if (!isReady || !shown) return
    void bulk.start(importOrder(kind, file, shown.ready), person)
    onClose()
  }
  const noun = count === 1 ? kind.noun.one : kind.noun.many
  const actions = (
    <>
      {file && <Button text="Choose another file" onClick={() => draft.forget()} />}
      <Button text="Cancel" onClick={onClose} />
      {file && (
        <Button
          intent="primary"
          text={count > 0 ? `Import ${countWord(count)} ${noun}` : 'Import'}
          // A disabled button would lose the focus while records are read.
          aria-disabled={!isReady || undefined}
          className={isReady ? undefined : styles.notReady}
          onClick={handleImport}
        />
      )}
    </>
  )
  return (
    <ImportFrame
      isOpen={isOpen}
      title={`Import ${kind.noun.many}`}
      actions={actions}
      onClose={onClose}
      onClosed={onClosed}
    >
      {file && shown ? (
        <>
          <ImportPreview
            fileName={file.name}
            rows={shown.rows}
            counts={shown.counts}
            read={{ done: file.preview.readCount, of: file.preview.items.length }}
            unread={
              file.preview.isRead && file.preview.failures > 0
                ? { count: file.preview.failures, onRetry: () => void file.preview.retry() }
                : undefined
            }
            notes={notesOf(kind, file, shown.counts, bulk.canRemove(kind.kind))}
            onDownloadErrors={() =>
              void save(`${kind.noun.many} with errors`, errorLines(file.table, shown.errors))
            }
          />
          {bulk.isBusy && (
            <p className={styles.hindrance}>
              Another change of many records is still under way. It has to end before this one begins.
            </p>
          )}
        </>
      ) : (
        <FileChoice
          hint={hint}
          problem={problem}
          reading={reading}
          onFile={(chosen) =>
            void draft.read({
              name: chosen.name,
              size: chosen.size,
              bytes: async () => new Uint8Array(await chosen.arrayBuffer()),
            })
          }
          onText={(text) => {
            const bytes = new TextEncoder().encode(text)
            void draft.read({ name: 'Pasted rows', size: bytes.length, bytes: async () => bytes })
          }}
          downloads={[
            {
              label: 'Download a template',
              onPress: () => void save(`${kind.noun.many} template`, templateLines(kind, draft.known)),
            },
            ...(draft.known.own && draft.known.own.length > 0
              ? [
                  {
                    label: `Download all ${countWord(draft.known.own.length)} to change them`,
                    onPress: () =>
                      void save(
                        `${kind.noun.many} to change`,
                        recordLines(kind, { own: [], ...draft.known }),
                      ),
                  },
                ]
              : []),
          ]}
        >
          {neededWords(kind).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </FileChoice>
      )}
    </ImportFrame>
  )
})

async function save(name: string, { headers, lines }: FileLines): Promise<void> {
  saveFile(`${name.replaceAll(' ', '-')}.csv`, await writeCsv(headers, lines), 'text/csv')
}
