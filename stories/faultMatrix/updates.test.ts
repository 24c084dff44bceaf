import { runGroup } from './runGroup'

runGroup('updates')
