import { Shell } from '../shell'
import { readDoc } from '../site'

export default async function Docs() {
  return <Shell page={await readDoc()} />
}
