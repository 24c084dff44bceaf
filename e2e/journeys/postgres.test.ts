import { describeTasks } from './tasks'

describeTasks('postgres')
