import { Avatar } from '../../components/text/Avatar'
import { DescriptionList } from '../../components/text/DescriptionList'
import { Email } from '../../components/text/Email'
import { WireWord } from '../../components/text/WireWord'
import type { Profile } from '../../contract/entities'
import { roleWord } from '../../contract/words'
import styles from './ProfileView.module.css'

/** Avatar, name, e-mail, role and Verified Yes/No (specification §2). */
export function ProfileView({ profile }: { profile: Profile }) {
  return (
    <div className={styles.profile}>
      <Avatar name={profile.name} image={profile.profileImage} size={96} />
      <DescriptionList
        items={[
          { term: 'Name', details: profile.name },
          { term: 'E-mail', details: <Email address={profile.email} /> },
          { term: 'Role', details: <WireWord value={profile.role} word={roleWord} /> },
          { term: 'Verified', details: profile.isVerified ? 'Yes' : 'No' },
        ]}
      />
    </div>
  )
}
