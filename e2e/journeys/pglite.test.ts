import { describeTasks } from './tasks'

describeTasks('pglite')
