import { runGroup } from './runGroup'

runGroup('creates')
